import ChevronLeft from '../icons/ChevronLeft';
import ChevronRight from '../icons/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format';
import { PlainSelect } from '../PlainSelect';
import { turned } from '../styles';
import { pageSizes, type ListAddress } from './address';

interface PaginationProps {
  readonly address: Pick<ListAddress, 'page' | 'perpage'>;
  /** Rows on a page unless somebody chooses another number. */
  readonly pageSize?: number | undefined;
  /** Rows on all pages. */
  readonly total: number;
  readonly about: boolean;
  /** Nobody chooses how many rows a page has. */
  readonly fixed?: boolean;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Which rows are shown, and the way to the others. */
export const Pagination = ({ address: { page, perpage }, pageSize, total, about, fixed = false, onChange }: PaginationProps) => {
  const sizes = pageSizes(pageSize);
  const { t } = useTranslation();
  const { t: lists } = useTranslation('lists');
  const format = useFormat();
  const size = perpage === 'all' ? total : perpage;
  const pages = Math.max(1, Math.ceil(total / size));
  const from = Math.min(total, (page - 1) * size + 1);
  const to = Math.min(total, page * size);
  const goTo = (next: number) => onChange({ page: next <= 1 ? '' : String(next) });
  return (
    <Box sx={frame}>
      {!fixed && (
        <>
          <Typography variant="body2" component="label" htmlFor="list-perpage">
            {t('list.perpage')}
          </Typography>
          <PlainSelect
            id="list-perpage"
            value={String(perpage)}
            options={sizes.map((each) => ({ value: String(each), label: each === 'all' ? lists('scroll') : String(each) }))}
            onChange={(chosen) => onChange({ perpage: chosen === String(sizes[0]) ? '' : chosen })}
          />
        </>
      )}
      <Typography variant="body2" aria-live="polite" sx={{ minWidth: 88, textAlign: 'right', unicodeBidi: 'plaintext' }}>
        {t(about ? 'list.about' : 'list.range', { from: format.count(from), to: format.count(to), total: format.count(total) })}
      </Typography>
      <IconButton aria-label={t('list.previous')} disabled={page <= 1} onClick={() => goTo(Math.min(page - 1, pages))} sx={turned}>
        <ChevronLeft />
      </IconButton>
      <IconButton edge="end" aria-label={t('list.next')} disabled={page >= pages} onClick={() => goTo(page + 1)} sx={turned}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};

// The end is left free: the way back to the top of the page hangs there.
const frame = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  minHeight: 44,
  paddingInlineEnd: 11,
  color: 'text.secondary',
} as const;
