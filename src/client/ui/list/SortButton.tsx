import ArrowDownward from '../icons/ArrowDownward';
import ArrowUpward from '../icons/ArrowUpward';
import { styled } from '@mui/material/styles';
import { nextSort, sortDirection } from './address';

interface SortButtonProps {
  readonly field: string;
  readonly label: string;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** A column's head that sorts by it: upwards, downwards, then as the list is. */
export const SortButton = ({ field, label, sort, onSort }: SortButtonProps) => {
  const direction = sortDirection(sort, field);
  const Arrow = direction === 'descending' ? ArrowDownward : ArrowUpward;
  return (
    <Plain type="button" onClick={() => onSort(nextSort(sort, field))} data-sorted={direction !== 'none' || undefined}>
      <span>{label}</span>
      <Arrow aria-hidden />
    </Plain>
  );
};

const Plain = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: 4,
  maxWidth: '100%',
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: 3,
  '& span': { unicodeBidi: 'plaintext', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& svg': { fontSize: 14, opacity: 0, flexShrink: 0 },
  // Figures stand at the end of their column; their head does too.
  'th.end &': { flexDirection: 'row-reverse' },
  '&:hover svg': { opacity: 0.5 },
  '&[data-sorted]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[data-sorted] svg': { opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
