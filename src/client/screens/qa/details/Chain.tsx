import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Moment } from '../../../replay/reading/open-log';
import { Redacted } from '../../../shell/report/Redacted';
import { momentName } from '../moment-words';
import { kindOf } from '../filter';

interface ChainProps {
  readonly moments: readonly Moment[];
  readonly indexes: readonly number[];
  /** When the one looked at was. */
  readonly at: number;
  readonly onIndex: (index: number) => void;
}

/** So many are drawn. */
const DRAWN = 50;

/** Moments that led to one, or that it led to; each is gone to by a press. */
export const Chain = ({ moments, indexes, at, onIndex }: ChainProps) => {
  const { t } = useTranslation('qa');
  return (
    <Box component="ol" sx={chain}>
      {indexes.slice(0, DRAWN).map((index) => {
        const moment = moments[index];
        if (!moment) return null;
        return (
          <li key={index}>
            <button type="button" onClick={() => onIndex(index)}>
              <bdi>
                <Redacted text={momentName(moment, t)} />
              </bdi>
              <span>
                {t(`kind.${kindOf(moment)}`)} · {moment.seq} · {t('milliseconds', { ms: moment.at - at })}
              </span>
            </button>
          </li>
        );
      })}
      {indexes.length > DRAWN && <li>{t('others', { count: indexes.length - DRAWN })}</li>}
    </Box>
  );
};

const chain = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 12.5,
  '& li': { borderInlineStart: 2, borderColor: 'divider', paddingInlineStart: 2 },
  '& button': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    alignItems: 'baseline',
    width: 1,
    minHeight: 28,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& bdi': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& span': { color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' },
} as const;
