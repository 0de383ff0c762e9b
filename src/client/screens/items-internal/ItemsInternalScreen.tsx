import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual, useSelector } from 'react-redux';
import { listings, type Listing } from '../../entities/listings';
import type { EntitiesState } from '../../kernel/define-entity';
import { useList, useSettledText } from '../../kernel/hooks';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { useMay } from '../../shell/session/use-may';
import { useListParams } from '../../ui/list-params';
import { NOTHING_SELECTED, type Selection } from '../../ui/table-columns';
import { ItemsInternalView } from './ItemsInternalView';
import { PushFlow } from './PushFlow';

/** How often the list is asked for: a push changes where an item is on sale. In milliseconds. */
const POLL = 5_000;

/** `/items/internal?_id=…`; with `push=1` the item's push is prepared at once. */
export const ItemsInternalScreen = () => {
  const { t } = useTranslation('items');
  const params = useListParams();
  const commitSearch = useCallback((text: string) => params.set({ search: text }, { replace: true }), [params]);
  const [search, setSearch] = useSettledText(params.search, commitSearch);
  const variables = { _id: params.get('_id') || null, search: params.search };
  const list = useList(listings, { page: params.page, perpage: params.perpage, variables }, { poll: POLL });
  const wanted = params.get('push') === '1' ? params.get('_id') : '';
  const [selection, setSelection] = useState<Selection>(wanted ? { [wanted]: true } : NOTHING_SELECTED);
  const [pushing, setPushing] = useState(wanted !== '');
  const stopPushing = () => {
    setPushing(false);
    if (wanted) params.set({ push: '' }, { replace: true });
  };
  const [leaving, setLeaving] = useState<readonly Listing[]>([]);
  const may = {
    push: useMay('item_info', 'update'),
    remove: useMay('item_info', 'delete'),
    create: useMay('item_info', 'add'),
  };
  const selected = useSelector((state: EntitiesState) => {
    const rows = Object.keys(selection).map((id) => listings.selectById(state, id));
    return rows.filter((row): row is Listing => row !== undefined);
  }, shallowEqual);

  const clearSelection = useCallback(() => setSelection(NOTHING_SELECTED), []);
  const removeOne = useCallback((listing: Listing) => setLeaving([listing]), []);
  const closeRemove = useCallback(
    (removed: boolean) => {
      setLeaving([]);
      if (removed) clearSelection();
    },
    [clearSelection],
  );

  return (
    <>
      <ItemsInternalView
        rows={list.rows}
        total={list.total}
        loading={list.loading}
        error={list.error}
        params={params}
        search={search}
        narrowed={params.search !== '' || params.get('_id') !== ''}
        selection={selection}
        selected={selected.length}
        may={may}
        onSelect={setSelection}
        onSearch={setSearch}
        onRetry={list.reload}
        onClearFilters={() => params.set({ search: '', _id: '' })}
        onClearSelection={clearSelection}
        onPush={() => setPushing(true)}
        onRemoveSelected={() => setLeaving(selected)}
        onRemove={removeOne}
      />
      {pushing && selected.length > 0 && (
        <PushFlow
          listings={selected}
          onClose={stopPushing}
          onStarted={() => {
            stopPushing();
            clearSelection();
          }}
        />
      )}
      {leaving.length > 0 && (
        <RemoveDialog
          entity={listings}
          intent={listings.actions.remove}
          variables={{ ids: leaving.map(({ _id }) => _id) }}
          title={t('remove.title', { count: leaving.length })}
          text={t('remove.text')}
          confirm={t('remove.confirm', { count: leaving.length })}
          done={t('remove.done', { count: leaving.length })}
          onClose={closeRemove}
        />
      )}
    </>
  );
};
