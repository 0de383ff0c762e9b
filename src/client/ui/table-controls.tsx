import ChevronRight from '@mui/icons-material/ChevronRight';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import type { TFunction } from 'i18next';
import { columnsOf, type ListRow } from './table-columns';

/** The column of checkboxes; its head takes the whole page. */
export const selectColumn = <R extends ListRow>(t: TFunction<'common'>) =>
  columnsOf<R>().display({
    id: 'select',
    meta: { width: 48, control: true },
    header: ({ table }) => (
      <Checkbox
        sx={{ p: 1, ml: -1 }}
        checked={table.getIsAllPageRowsSelected()}
        indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
        onChange={(_event, checked) => table.toggleAllPageRowsSelected(checked)}
        slotProps={{ input: { 'aria-label': t('list.selectPage') } }}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        sx={{ p: 1, ml: -1 }}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
        slotProps={{ input: { 'aria-label': t('list.selectRow') } }}
      />
    ),
  });

/** The column whose button unfolds a row. */
export const expandColumn = <R extends ListRow>(t: TFunction<'common'>) =>
  columnsOf<R>().display({
    id: 'expand',
    meta: { width: 48, control: true, headLabel: t('list.expand') },
    header: '',
    cell: ({ row }) => (
      <IconButton
        aria-expanded={row.getIsExpanded()}
        aria-label={t(row.getIsExpanded() ? 'list.collapse' : 'list.expand')}
        onClick={() => row.toggleExpanded()}
        sx={{ ml: -1 }}
      >
        <ChevronRight sx={{ transition: 'transform 140ms', transform: row.getIsExpanded() ? 'rotate(90deg)' : 'none' }} />
      </IconButton>
    ),
  });
