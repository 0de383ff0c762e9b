import ChevronRight from '../icons/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { memo, type ReactNode } from 'react';
import { neededWidth, type ListRow } from './columns';
import { sameRow, type RowViewProps } from './RowView';

/** Facts that need more pixels than these take two places of a card, or a whole line. */
const WIDE = 120;
const WHOLE = 240;

const placeOf = (width: number): string | undefined => (width > WHOLE ? 'whole' : width > WIDE ? 'wide' : undefined);

interface RowCardProps<R extends ListRow> extends RowViewProps<R> {
  /** Told of the card when it is drawn. Kept by the caller. */
  readonly drawn?: ((card: HTMLElement | null) => void) | undefined;
}

/** A cell that shows nothing needs no place in a card. */
const isBlank = (content: ReactNode): boolean =>
  content === null || content === undefined || content === '' || typeof content === 'boolean';

const Card = <R extends ListRow>(props: RowCardProps<R>) => {
  const { row, columns, active, selected, unfolded, keys, rowName, link, words, renderDetails, index, drawn } = props;
  const picture = columns.find(({ role }) => role === 'picture');
  const title = columns.find(({ role }) => role === 'title');
  const status = columns.find(({ role }) => role === 'status');
  const named = title ? title.cell(row) : rowName(row);
  const facts = columns.filter((column) => !column.control && ![picture, title, status].includes(column));
  return (
    <li ref={drawn} data-row={row._id} data-index={index} tabIndex={active ? 0 : -1}>
      <div className="card">
        <div className="top">
          {selected !== undefined && (
            <input
              type="checkbox"
              checked={selected}
              aria-label={words.select(rowName(row))}
              onChange={({ nativeEvent }) => keys.choose(row._id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
            />
          )}
          {picture?.cell(row)}
          <div className="title">
            {link === null ? (
              named
            ) : (
              // The card itself is the keyboard's stop; Enter goes there.
              <a href={link} data-leads="" tabIndex={-1}>
                {named}
              </a>
            )}
          </div>
          {status?.cell(row)}
        </div>
        <dl>
          {facts.map((column) => {
            const content = column.cell(row);
            return (
              !isBlank(content) && (
                <div key={column.id} className={placeOf(neededWidth(column))}>
                  <dt>{column.header}</dt>
                  <dd>{content}</dd>
                </div>
              )
            );
          })}
        </dl>
        <div className="foot">
          {columns.map(({ id, control, cell }) => control && <span key={id}>{cell(row)}</span>)}
          {unfolded !== undefined && (
            <IconButton
              aria-expanded={unfolded}
              aria-label={unfolded ? words.collapse : words.expand}
              onClick={() => keys.unfold(row._id, !unfolded)}
            >
              <ChevronRight sx={{ transform: unfolded ? 'rotate(-90deg)' : 'rotate(90deg)' }} />
            </IconButton>
          )}
        </div>
        {unfolded && renderDetails?.(row)}
      </div>
    </li>
  );
};

/** One row of a list as a card, from what its columns show; drawn again only when it changed. */
export const RowCard = memo(Card, sameRow) as typeof Card;
