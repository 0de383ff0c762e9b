import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moment } from '../../../replay/reading/open-log';
import { JsonText } from '../../../shell/report/JsonText';
import { Redacted } from '../../../shell/report/Redacted';
import { useFormat } from '../../../ui/format';
import { Part } from '../../../ui/Part';
import { kindOf } from '../filter';
import type { LogClient } from '../log/log-client';
import { momentName } from '../moment-words';
import { useMoment } from '../use-moment';
import { Chain } from './Chain';
import { DiffView, Quiet } from './DiffView';

interface DetailsProps {
  readonly client: LogClient;
  readonly moments: readonly Moment[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onFollow: (pointer: string) => void;
  /** What is followed, above what is looked at. */
  readonly children: ReactNode;
}

/** All that is known of a moment: why it came, what it changed, what it led to, its request and answer, and its record. */
export const Details = ({ client, moments, index, onIndex, onFollow, children }: DetailsProps) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const moment = moments[index];
  const view = useMoment(client, index);
  if (!moment) return null;
  const calls = view ? [...view.sent, ...(view.answers === null ? [] : [view.answers])] : [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, alignContent: 'start' }}>
      <Box component="header">
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>
            <Redacted text={momentName(moment, t)} />
          </bdi>
        </Typography>
        <Quiet>
          {moment.t === 'a' ? t('actionNumber', { seq: format.count(moment.seq) }) : t('afterAction', { seq: format.count(moment.seq) })} ·{' '}
          {t(`kind.${kindOf(moment)}`)} · {format.dateTime(moment.at / 1000)}
        </Quiet>
      </Box>
      {!view && <Skeleton height={120} />}
      {view && view.back.length > 0 && (
        <Part title={t('why')}>
          <Chain moments={moments} indexes={view.back} at={moment.at} onIndex={onIndex} />
        </Part>
      )}
      {view && moment.t === 'a' && (
        <Part title={t('changes')}>
          {view.changes ? <DiffView changes={view.changes} onFollow={onFollow} /> : <Quiet>{t('unknownState')}</Quiet>}
        </Part>
      )}
      {view && view.effects.length > 0 && (
        <Part title={t('effects')}>
          <Chain moments={moments} indexes={view.effects} at={moment.at} onIndex={onIndex} />
        </Part>
      )}
      {calls.map((call) => (
        <Call key={call} client={client} moment={moments[call]} onIndex={onIndex} />
      ))}
      {view && (
        <Part title={t('record')}>
          <JsonText value={view.record} label={t('record')} />
        </Part>
      )}
      <Part title={t('followed')}>{children}</Part>
    </Box>
  );
};

/** A request with its answer, beside the action it belongs to. */
const Call = ({
  client,
  moment,
  onIndex,
}: {
  readonly client: LogClient;
  readonly moment: Moment | undefined;
  readonly onIndex: (index: number) => void;
}) => {
  const { t } = useTranslation('qa');
  const view = useMoment(client, moment?.index ?? -1);
  if (!moment) return null;
  const record = view?.record;
  return (
    <Part title={t('request', { name: moment.name })}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Quiet>
          {moment.status} · {t('milliseconds', { ms: moment.ms ?? 0 })}
        </Quiet>
        {record?.t === 'n' && (
          <>
            <JsonText value={{ variables: record.variables, options: record.options }} label={t('sent')} />
            {record.carried !== undefined ? (
              <Quiet>{t('carried', { seq: record.carried })}</Quiet>
            ) : (
              <JsonText value={record.error ?? record.answer ?? null} label={t('answered')} />
            )}
          </>
        )}
        <Box>
          <Box component="button" type="button" sx={linkLike} onClick={() => onIndex(moment.index)}>
            {t('toCall')}
          </Box>
        </Box>
      </Box>
    </Part>
  );
};

const linkLike = {
  p: 0,
  minHeight: 24,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: 13,
  color: 'primary.main',
  cursor: 'pointer',
  textDecoration: 'underline',
} as const;
