import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CHUNK } from './address';
import type { ListRow } from './columns';
import type { ListTableProps } from './ListTable';
import { isSelected, rangeOf, setSelected } from './selection';

interface CardGridProps<R extends ListRow> extends Pick<
  ListTableProps<R>,
  'label' | 'rows' | 'loading' | 'selection' | 'rowName' | 'rowLink' | 'onSight'
> {
  /** A list item; `box` chooses the row, null where rows cannot be chosen. */
  readonly card: (row: R, box: ReactNode, link: string | null) => ReactNode;
  /** Least width of a card, in pixels. */
  readonly cardWidth?: number | undefined;
}

/**
 * Rows as cards. Shift chooses everything from the card chosen last. Of rows that have not been loaded those of the next chunk have a place, which
 * asks for them when it comes in sight.
 */
export const CardGrid = <R extends ListRow>(props: CardGridProps<R>) => {
  const { label, rows, loading, selection, rowName, rowLink, onSight, card, cardWidth = 220 } = props;
  const { t } = useTranslation();
  const last = useRef<string | null>(null);
  const ids = rows.map((row) => row?._id ?? '');
  const boxOf = (row: R): ReactNode =>
    selection && (
      <input
        type="checkbox"
        checked={isSelected(selection.value, row._id)}
        aria-label={t('list.selectRow', { name: rowName(row) })}
        onChange={({ target, nativeEvent }) => {
          const shift = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
          const chosen = shift ? rangeOf(ids, last.current, row._id) : [row._id];
          last.current = row._id;
          selection.onChange(setSelected(selection.value, chosen, target.checked, ids));
        }}
      />
    );
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={loading}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: `repeat(auto-fill, minmax(${cardWidth}px, 1fr))`, p: 0, m: 0, mb: 3 }}
    >
      {rows.length === 0
        ? skeletons(cardWidth * 1.5)
        : rows
            .slice(0, rows.findLastIndex((row) => row !== undefined) + 1 + CHUNK)
            .map((row, index) =>
              row ? (
                card(row, boxOf(row) ?? null, rowLink?.(row) ?? null)
              ) : (
                <Coming key={index} index={index} height={cardWidth * 1.5} onSight={onSight} />
              ),
            )}
    </Box>
  );
};

interface ComingProps extends Pick<ListTableProps<ListRow>, 'onSight'> {
  readonly index: number;
  readonly height: number;
}

/** The place of a row that has not been loaded. */
const Coming = ({ index, height, onSight }: ComingProps) => {
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !onSight) return undefined;
      const observer = new IntersectionObserver((sights) => {
        if (sights.some(({ isIntersecting }) => isIntersecting)) onSight(index, index);
      });
      observer.observe(place);
      return () => observer.disconnect();
    },
    [index, onSight],
  );
  return <Skeleton ref={watch} component="li" variant="rounded" height={height} aria-busy />;
};

const skeletons = (height: number): ReactNode =>
  Array.from({ length: 8 }, (_card, index) => <Skeleton key={index} component="li" variant="rounded" height={height} />);

/** Rows that are cards because the window is narrow, while they or their code are loading. */
export const CardSkeletons = () => (
  <Box component="ul" aria-busy sx={{ display: 'grid', gap: 2, p: 0, m: 0 }}>
    {skeletons(140)}
  </Box>
);
