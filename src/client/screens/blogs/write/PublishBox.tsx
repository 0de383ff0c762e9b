import OpenInNew from '../../../ui/icons/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { posts } from '../../../entities/posts';
import type { WrittenPost } from '../../../entities/written-posts';
import { useList, useRow } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip } from '../../../ui/StatusChip';
import { statusName, statusTone } from '../post-words';

const ScheduleDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "post-dialogs" */ '../ScheduleDialog')).ScheduleDialog,
}));

interface PublishBoxProps {
  readonly written: WrittenPost;
  readonly mayChange: boolean;
  /** Null: at once; 0: not at all. */
  readonly onPublish: (at: number | null) => void;
}

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the post stands at its shop, and what publishes it. */
export const PublishBox = ({ written, mayChange, onPublish }: PublishBoxProps) => {
  const { t } = useTranslation('blogs');
  const format = useFormat();
  const { id, error, publishing, state } = written;
  const row = useRow(posts, id);
  // As it stands now: jobs change it while somebody looks.
  useList(posts, { variables: { _id: id } }, { skip: id === null });
  const [choosing, setChoosing] = useState(false);
  const status = row?.status ?? 'draft';
  const isBusy = publishing || status === 'publishing';
  const published = row?.external_url;
  const why =
    error && state !== 'conflict'
      ? refusalSentence(error)
      : row?.msg && (status === 'failed' || status === 'unknown')
        ? refusalSentence({ message: row.msg.msg, refusal: row.msg.refusal, values: row.msg.values })
        : null;
  return (
    <Box component="section" aria-label={t('publishing')} sx={box}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <StatusChip tone={statusTone(status)} label={statusName(t, status)} />
        {published && (
          <MuiLink href={published} target="_blank" rel="noreferrer" variant="body2">
            {t('atShop')}
            <OpenInNew aria-hidden sx={{ fontSize: 13, ml: 1, verticalAlign: -2 }} />
          </MuiLink>
        )}
      </Box>
      {status === 'scheduled' && row?.publish_at && (
        <Typography variant="body2">{t('schedule.at', { time: format.dateTime(row.publish_at) })}</Typography>
      )}
      {status === 'published' && row?.changed && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('changedSince')}
        </Typography>
      )}
      {why !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {why}
        </Typography>
      )}
      {mayChange && (
        <>
          <Button
            variant="contained"
            loading={isBusy}
            disabled={state === 'conflict' || state === 'reading'}
            onClick={() => onPublish(null)}
          >
            {t(published ? 'publishAgain' : 'publishNow')}
          </Button>
          {status === 'scheduled' ? (
            <Box sx={{ display: 'flex', gap: 2 }}>
              <Button fullWidth variant="outlined" onClick={() => setChoosing(true)}>
                {t('reschedule')}
              </Button>
              <Button fullWidth onClick={() => onPublish(0)}>
                {t('bulk.unschedule')}
              </Button>
            </Box>
          ) : (
            <Button variant="outlined" disabled={isBusy || state === 'conflict' || state === 'reading'} onClick={() => setChoosing(true)}>
              {t('bulk.schedule')}
            </Button>
          )}
        </>
      )}
      <Suspense>
        {choosing && (
          <ScheduleDialog
            title={t('schedule.title')}
            zone={row?.zone ?? HERE}
            at={row?.publish_at ?? null}
            onChoose={(at) => {
              setChoosing(false);
              onPublish(at);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </Box>
  );
};

const box = { display: 'grid', gap: 3, p: 4, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;
