import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import Storefront from '../../ui/icons/StorefrontOutlined';
import Sync from '../../ui/icons/Sync';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { PLATFORM_IDS, PLATFORMS } from '../../../domain/platforms';
import { stores, type Store } from '../../entities/stores';
import { CONNECTION_TABS, STATUS_OF_TAB } from '../../shell/connections/connection-status';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { AddButton } from '../../shell/lists/AddButton';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useCountedTabs } from '../../shell/lists/use-counted-tabs';
import { useMembers } from '../../shell/orders/use-members';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { Message } from '../../ui/Message';
import { storeColumns } from './store-columns';
import { useStoreWords } from './store-status';

// The form and its rules are a third of this screen, and most visits only look at the list.
const StoreEditor = latePart(async () => (await import('./StoreEditor')).StoreEditor);
const RemoveStore = lazy(() => import('./RemoveStore').then((file) => ({ default: file.RemoveStore })));

/** The query parameter that opens a store's drawer over whatever list is shown; `new` for one to be added. */
const STORE_PARAM = 'store';

const PLATFORM_OPTIONS = PLATFORM_IDS.map((value) => ({ value, label: PLATFORMS[value].name }));

/** `/stores/{filter}?status=…`: the status of the address wins over the filter's. `?store=` opens one. */
export const StoresScreen = () => {
  const { t } = useTranslation('stores');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const words = useStoreWords();
  const { filter = 'all' } = useParams();
  const [params] = useSearchParams();
  const path = CONNECTION_TABS.find((each) => each === filter) ?? 'all';
  const tab = CONNECTION_TABS.find((each) => STATUS_OF_TAB[each] !== '' && STATUS_OF_TAB[each] === params.get('status')) ?? path;
  const { tabs, narrowed } = useCountedTabs({
    of: 'stores',
    all: CONNECTION_TABS,
    value: tab,
    label: (each) => t(`tab.${each}`),
    to: (each) => addresses.stores.print({ filter: each }),
  });
  const [leaving, setLeaving] = useState<Store | null>(null);
  const may = {
    add: useMay('store', 'add'),
    update: useMay('store', 'update'),
    remove: useMay('store', 'delete'),
    fetch: useMay('order', 'update'),
  };

  const columns = useMemo(
    () =>
      storeColumns({
        t,
        never: common('never'),
        format,
        statusWord: words.status,
        onRemove: may.remove ? setLeaving : undefined,
      }),
    [t, common, format, words.status, may.remove],
  );
  const members = useMembers(null, 'store');
  const filters = useMemo(
    () => [
      { kind: 'choice' as const, name: 'platform', label: t('filter.platform'), options: PLATFORM_OPTIONS },
      { kind: 'choice' as const, name: 'owner', label: t('set.user_owners'), options: members.filter(({ value }) => value !== '') },
    ],
    [t, members],
  );
  const bulk = useMemo(
    (): readonly BulkOffer[] => [
      ...(may.fetch
        ? [
            {
              action: 'ordersFetch' as const,
              label: t('bulk.fetch'),
              Icon: Sync,
              title: (count: number) => t('bulk.fetchTitle', { count }),
              done: () => t('bulk.fetchDone'),
            },
          ]
        : []),
      ...(may.remove
        ? [
            {
              action: 'trashStore' as const,
              label: common('action.remove'),
              Icon: DeleteOutlined,
              tone: 'error' as const,
              title: (count: number) => t('bulk.removeTitle', { count }),
              done: (count: number) => t('bulk.removeDone', { count }),
            },
          ]
        : []),
    ],
    [t, common, may.fetch, may.remove],
  );
  const opens = useMemo(
    () => ({
      param: STORE_PARAM,
      prepare: StoreEditor.prepare,
      drawer: (id: string, close: () => void) => (
        <StoreEditor key={id} id={id === 'new' ? null : id} readOnly={!may.update} onClose={close} />
      ),
    }),
    [may.update],
  );
  const closeRemove = useCallback(() => setLeaving(null), []);
  const addButton = may.add && <AddButton param={STORE_PARAM} label={t('add')} />;
  return (
    <>
      <ListScreen
        list="stores"
        entity={stores}
        title={t('title')}
        columns={columns}
        query={({ search, filters: { platform, owner } }) => ({ status: STATUS_OF_TAB[tab], search, platform, owner })}
        tabs={tabs}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ sto_name }) => sto_name}
        opens={opens}
        actions={addButton}
        bulk={bulk}
        home={addresses.stores.print({ filter: 'all' })}
        narrowed={narrowed}
        empty={
          <Message Icon={Storefront} title={t('empty.title')} text={t('empty.text')}>
            {addButton}
          </Message>
        }
      />
      <Suspense>{leaving && <RemoveStore store={leaving} onClose={closeRemove} />}</Suspense>
    </>
  );
};
