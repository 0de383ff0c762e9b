import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moment } from '../../replay/reading/open-log';
import { Redacted } from '../../shell/report/Redacted';
import { kindOf, rankOf } from './filter';
import { isFailedCall } from './timeline/draw';
import { momentName } from './moment-words';

interface MomentListProps {
  readonly moments: readonly Moment[];
  /** Those that are shown. */
  readonly indexes: readonly number[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

const ROW = 28;

/** Minutes and seconds since the beginning. */
export const sinceStart = (ms: number): string => {
  const seconds = Math.max(0, ms) / 1000;
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(2).padStart(5, '0')}`;
};

/** Whose rows came or went, where the type of the action does not tell. */
const entitiesOf = ({ name, slices = [] }: Moment): string =>
  name.startsWith('entities/') ? slices.map((slice) => slice.slice(slice.indexOf('/') + 1)).join(', ') : '';

/** What happened, one below the other; the one looked at stays in sight. */
export const MomentList = ({ moments, indexes, index, onIndex }: MomentListProps) => {
  const { t } = useTranslation('qa');
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: indexes.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const rank = rankOf(indexes, index);
  useEffect(() => {
    if (rank >= 0) virtualizer.scrollToIndex(rank, { align: 'auto' });
  }, [rank, virtualizer]);
  const began = moments[0]?.at ?? 0;
  return (
    <Box ref={frame} tabIndex={0} role="region" aria-label={t('list')} sx={list}>
      {indexes.length === 0 && <Box sx={{ p: 4, color: 'text.secondary', fontSize: 13 }}>{t('nothing')}</Box>}
      <Box component="ol" sx={{ m: 0, p: 0, position: 'relative', listStyle: 'none' }} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: at, start }) => {
          const moment = moments[indexes[at] ?? -1];
          if (!moment) return null;
          const current = at === rank;
          return (
            <Box component="li" key={moment.index} sx={row} style={{ transform: `translateY(${start}px)` }} value={at + 1}>
              <Box
                component="button"
                type="button"
                tabIndex={-1}
                aria-current={current ? 'step' : undefined}
                data-wrong={isFailedCall(moment) || moment.t === 'e' || undefined}
                onClick={() => onIndex(moment.index)}
              >
                <i data-kind={kindOf(moment)} title={t(`kind.${kindOf(moment)}`)} />
                <b>{moment.t === 'a' ? moment.seq : ''}</b>
                <bdi>
                  <Redacted text={momentName(moment, t)} />
                  {entitiesOf(moment) && <small> {entitiesOf(moment)}</small>}
                </bdi>
                <time>{sinceStart(moment.at - began)}</time>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

const list = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const row = {
  position: 'absolute',
  top: 0,
  insetInline: 0,
  height: ROW,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: 1,
    height: 1,
    px: 3,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: 12.5,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 600 },
    '&[data-wrong]': { color: 'error.main' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& b, & time': { fontWeight: 400, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', fontSize: 11.5 },
  '& b': { minWidth: 34, textAlign: 'end' },
  '& bdi': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: 11.5, fontWeight: 400, color: 'text.secondary' },
  '& i': { flexShrink: 0, width: 8, height: 8, borderRadius: '50%', bgcolor: 'text.disabled' },
  '& i[data-kind="ui"], & i[data-kind="timer"]': { bgcolor: 'primary.main' },
  '& i[data-kind="timer"]': { borderRadius: 0 },
  '& i[data-kind="call"]': { bgcolor: 'success.main', borderRadius: '2px', width: 12 },
  '& i[data-kind="fault"]': { bgcolor: 'error.main', borderRadius: 0, transform: 'rotate(45deg)' },
} as const;
