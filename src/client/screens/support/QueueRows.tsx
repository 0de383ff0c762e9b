import Box from '@mui/material/Box';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Support } from '../../entities/supports';
import { useOthersIn } from '../../shell/support/Faces';
import { isSelected } from '../../ui/list/selection';
import { QUEUE_ROW, QueueRow } from './QueueRow';
import type { Chosen } from './use-chosen';

interface QueueRowsProps {
  readonly rows: readonly (Support | undefined)[];
  /** Which of them is open; -1: none. */
  readonly at: number;
  readonly id: string | null;
  readonly linkTo: (id: string) => string;
  readonly mixed: boolean;
  /** Null: none can be chosen. */
  readonly chosen: Chosen | null;
  /** Told which rows come in sight. Kept by the caller. */
  readonly onSight: (first: number, last: number) => void;
}

/** As much of a long list as is in sight, and the row that is open. */
export const QueueRows = ({ rows, at, id, linkTo, mixed, chosen, onSight }: QueueRowsProps) => {
  const { t } = useTranslation('support');
  const frame = useRef<HTMLDivElement>(null);
  const othersIn = useOthersIn();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => QUEUE_ROW,
    overscan: 6,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(at >= 0 ? [at] : [])])].sort((a, b) => a - b),
  });
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useEffect(() => onSight(startIndex, endIndex), [onSight, startIndex, endIndex]);
  // The open row is in sight, and has the focus where nothing else does.
  useEffect(() => {
    if (at < 0) return;
    virtualizer.scrollToIndex(at);
    const active = document.activeElement;
    if (active && active !== document.body && !frame.current?.contains(active)) return;
    frame.current?.querySelector<HTMLElement>(`[data-id="${id ?? ''}"]`)?.focus({ preventScroll: true });
  }, [at, id, virtualizer]);
  return (
    <Box ref={frame} sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
      <Box
        component="ul"
        aria-label={t('queue.title')}
        sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            <li
              key={row?._id ?? index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ position: 'absolute', insetInline: 0, top: start, height: QUEUE_ROW }}
            >
              {row && (
                <QueueRow
                  support={row}
                  to={linkTo(row._id)}
                  open={row._id === id}
                  mixed={mixed}
                  others={othersIn(row._id)}
                  boxed={chosen !== null}
                />
              )}
              {row && chosen && (
                <Box component="label" sx={box}>
                  <input
                    type="checkbox"
                    tabIndex={-1}
                    aria-label={t('row.choose', { name: row.buyer.name })}
                    checked={isSelected(chosen.selection, row._id)}
                    onChange={() => undefined}
                    onClick={(event: MouseEvent<HTMLInputElement>) => {
                      chosen.toggle(row._id, event.shiftKey);
                      // The keys stay with the conversation.
                      event.currentTarget.blur();
                    }}
                  />
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
};

/** A target that a finger finds, around a box as small as the row. */
const box = {
  position: 'absolute',
  insetInlineStart: 3,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  cursor: 'pointer',
  '& input': { m: 0, width: 14, height: 14, cursor: 'inherit' },
} as const;
