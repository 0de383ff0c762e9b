import Add from '@mui/icons-material/Add';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Listing } from '../../entities/listings';
import { DataTable } from '../../ui/DataTable';
import { useFormat } from '../../ui/format';
import type { ListParams } from '../../ui/list-params';
import { Message } from '../../ui/Message';
import { NoMatch } from '../../ui/NoMatch';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { SearchField } from '../../ui/SearchField';
import { SelectionBar } from '../../ui/SelectionBar';
import type { Selection } from '../../ui/table-columns';
import { listingColumns } from './listing-columns';

export interface ItemsInternalViewProps {
  readonly rows: readonly Listing[];
  readonly total: number;
  readonly loading: boolean;
  readonly error: { readonly message: string } | null;
  readonly params: ListParams;
  readonly search: string;
  readonly narrowed: boolean;
  readonly selection: Selection;
  /** How many of the selected rows are still there. */
  readonly selected: number;
  readonly may: { readonly push: boolean; readonly remove: boolean; readonly create: boolean };
  readonly onSelect: (selection: Selection) => void;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
  readonly onClearFilters: () => void;
  readonly onClearSelection: () => void;
  readonly onPush: () => void;
  readonly onRemoveSelected: () => void;
  readonly onRemove: (listing: Listing) => void;
}

export const ItemsInternalView = (props: ItemsInternalViewProps) => {
  const { rows, total, loading, error, params, search, narrowed, selection, selected, may } = props;
  const { onSelect, onSearch, onRetry, onClearFilters, onClearSelection, onPush, onRemoveSelected, onRemove } = props;
  const { t } = useTranslation('items');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const columns = useMemo(
    () => listingColumns({ t, format, onRemove: may.remove ? onRemove : undefined }),
    [t, format, may.remove, onRemove],
  );
  return (
    <>
      <PageHeader title={t('title')}>
        {may.create && (
          <Button variant="contained" startIcon={<Add />} component={Link} to="/products/type">
            {t('create')}
          </Button>
        )}
      </PageHeader>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mb: 3 }}>
        {selected === 0 ? (
          <SearchField value={search} onChange={onSearch} placeholder={t('searchPlaceholder')} />
        ) : (
          <SelectionBar count={selected} onClear={onClearSelection}>
            {may.push && (
              <Button variant="contained" startIcon={<CloudUpload />} onClick={onPush}>
                {t('push.action')}
              </Button>
            )}
            {may.remove && (
              <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={onRemoveSelected}>
                {common('action.remove')}
              </Button>
            )}
          </SelectionBar>
        )}
      </Box>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        loading={loading}
        error={error}
        onRetry={onRetry}
        selection={{ value: selection, onChange: onSelect }}
        empty={
          narrowed ? (
            <NoMatch onClear={onClearFilters} />
          ) : (
            <Message Icon={Inventory2} title={t('empty.title')} text={t('empty.text')}>
              <Button variant="contained" component={Link} to="/products/type">
                {t('empty.action')}
              </Button>
            </Message>
          )
        }
      />
      {total > 0 && <Pagination params={params} total={total} />}
    </>
  );
};
