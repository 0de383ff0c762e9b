import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { stores, type Store } from '../../entities/stores';
import { useList, useSettledText } from '../../kernel/hooks';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { useMay } from '../../shell/session/use-may';
import { useListParams } from '../../ui/list-params';
import { STORE_PARAM } from './StoreLink';
import { StoresView } from './StoresView';

// The form and its rules are a third of this screen, and most visits only look at the list.
const StoreEditor = lazy(() => import('./StoreEditor').then((file) => ({ default: file.StoreEditor })));

const FILTERS = ['all', 'valid', 'lostconnection', 'invalid'] as const;
const STATUS_OF = { all: '', valid: 'Valid', lostconnection: 'Lostconnection', invalid: 'Invalid' } as const;

/** `/stores/{filter}?status=…`: the status of the address wins over the filter's. */
export const StoresScreen = () => {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const params = useListParams();
  const { filter = 'all' } = useParams();
  const path = FILTERS.find((each) => each === filter) ?? 'all';
  const tab = FILTERS.find((each) => STATUS_OF[each] !== '' && STATUS_OF[each] === params.get('status')) ?? path;
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'stores'));
  const commitSearch = useCallback((text: string) => params.set({ search: text }, { replace: true }), [params]);
  const [search, setSearch] = useSettledText(params.search, commitSearch);
  const { page, perpage } = params;
  const list = useList(stores, { page, perpage, variables: { status: STATUS_OF[tab], search: params.search } });
  const [leaving, setLeaving] = useState<Store | null>(null);
  const may = { add: useMay('store', 'add'), update: useMay('store', 'update'), remove: useMay('store', 'delete') };

  useEffect(() => {
    dispatch(countActions.load('stores'));
  }, [dispatch]);

  const open = params.get(STORE_PARAM);
  const closeEditor = useCallback(() => params.set({ [STORE_PARAM]: '' }), [params]);

  return (
    <>
      <StoresView
        rows={list.rows}
        total={list.total}
        loading={list.loading}
        error={list.error}
        tabs={FILTERS.map((each) => ({ value: each, label: t(`tab.${each}`), to: `/stores/${each}`, count: counts?.[each] }))}
        tab={tab}
        params={params}
        search={search}
        narrowed={params.search !== '' || (tab !== 'all' && (counts?.all ?? 0) > 0)}
        may={may}
        onSearch={setSearch}
        onRetry={list.reload}
        onClearFilters={() => void navigate('/stores/all')}
        onAdd={() => params.set({ [STORE_PARAM]: 'new' })}
        onRemove={setLeaving}
      />
      {open !== '' && (
        <Suspense>
          <StoreEditor key={open} id={open === 'new' ? null : open} onClose={closeEditor} />
        </Suspense>
      )}
      {leaving && (
        <RemoveDialog
          entity={stores}
          intent={stores.actions.trash}
          variables={{ delete_ids: [leaving._id] }}
          title={t('remove.title', { name: leaving.sto_name })}
          text={t('remove.text')}
          confirm={t('remove.confirm')}
          done={t('remove.done', { name: leaving.sto_name })}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
};
