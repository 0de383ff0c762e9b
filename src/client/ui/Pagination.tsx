import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format';
import { PAGE_SIZES, type ListParams } from './list-params';

export interface PaginationProps {
  readonly params: Pick<ListParams, 'page' | 'perpage' | 'set'>;
  /** Rows on all pages. */
  readonly total: number;
}

/** Which rows are shown, and the way to the others. */
export const Pagination = ({ params: { page, perpage, set }, total }: PaginationProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const pages = Math.max(1, Math.ceil(total / perpage));
  const from = Math.min(total, (page - 1) * perpage + 1);
  const to = Math.min(total, page * perpage);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2, minHeight: 44, color: 'text.secondary' }}>
      <Typography variant="body2" component="label" htmlFor="list-perpage">
        {t('list.perpage')}
      </Typography>
      <Select
        variant="standard"
        disableUnderline
        value={perpage}
        inputProps={{ id: 'list-perpage' }}
        native
        onChange={(event) => set({ perpage: Number(event.target.value) === PAGE_SIZES[0] ? '' : String(event.target.value) })}
        sx={{ fontSize: 13 }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
      <Typography variant="body2" aria-live="polite" sx={{ minWidth: 88, textAlign: 'right' }}>
        {t('list.range', { from: format.count(from), to: format.count(to), total: format.count(total) })}
      </Typography>
      <IconButton
        aria-label={t('list.previous')}
        disabled={page <= 1}
        onClick={() => set({ page: page === 2 ? '' : String(Math.min(page - 1, pages)) })}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton edge="end" aria-label={t('list.next')} disabled={page >= pages} onClick={() => set({ page: String(page + 1) })}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
