import Add from '../../ui/icons/Add';
import History from '../../ui/icons/History';
import Inventory2 from '../../ui/icons/Inventory2Outlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { listings, type Listing } from '../../entities/listings';
import { shippingPresets } from '../../entities/shipping-presets';
import { stores } from '../../entities/stores';
import { useList, useRow } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay, useMayDesign } from '../../shell/session/use-may';
import { pushTask } from '../../tasks/kinds';
import { useFormat } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { latePart } from '../../ui/late-part';
import { Link } from '../../ui/Link';
import type { ListAddress } from '../../ui/list/address';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';
import { useOpened } from '../../ui/list/opened';
import { Message } from '../../ui/Message';
import { bulkOffers } from './bulk-offers';
import { SheetTools } from './sheet/SheetTools';
import { editorOf } from './listing-facts';
import { listingColumns } from './listing-columns';

const RecentChanges = lazy(async () => ({ default: (await import('./bulk/RecentChanges')).RecentChanges }));
const MatrixDrawer = lazy(async () => ({ default: (await import('./bulk/MatrixDrawer')).MatrixDrawer }));
const RemoveListing = lazy(() => import('./RemoveListing').then((file) => ({ default: file.RemoveListing })));

const ListingDrawer = latePart(async () => (await import('./ListingDrawer')).ListingDrawer);

const OPENS = {
  param: 'item',
  prepare: ListingDrawer.prepare,
  drawer: (id: string, close: () => void) => <ListingDrawer key={id} id={id} onClose={close} />,
};

const ALL_STORES = { perpage: 100 };
const ALL_TERMS = { perpage: 100 };

/** For whoever may not open the editor. */
const noEditor = (): null => null;

/** `/items/internal?_id=…`; with `push=1` the item's push is prepared at once. `?item=` opens one, `?recent=` what was changed of many, `?matrix=` a push of many. */
export const ItemsInternalScreen = () => {
  const { t } = useTranslation('items');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const id = params.get('_id') ?? '';
  const linked = useRow(listings, id || null)?.name;
  const pushes = params.get('push') === '1';
  // What the address asked for has begun; a reload must not begin it again.
  useEffect(() => {
    if (!pushes) return;
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('push');
        return next;
      },
      { replace: true },
    );
  }, [pushes, setParams]);
  const [leaving, setLeaving] = useState<Listing | null>(null);
  const may = {
    push: useMay('item_info', 'update'),
    remove: useMay('item_info', 'delete'),
    share: useMay('item', 'update'),
    add: useMay('item_info', 'add'),
    design: useMayDesign(),
    print: useMay('mockup', 'add'),
  };
  const connected = useList(stores, ALL_STORES, { skip: !useMay('store', 'view') });

  const terms = useList(shippingPresets, ALL_TERMS, { skip: !useMay('shipping_preset', 'view') });

  const print = useCallback(
    ({ mockup_id, name }: Listing) => {
      if (mockup_id) dispatch(pushTask('printFiles', { mockupId: mockup_id, sideId: null, of: name }));
    },
    [dispatch],
  );
  const columns = useMemo(
    () =>
      listingColumns({
        t,
        never: common('never'),
        format,
        editorOf: may.design ? editorOf : noEditor,
        onRemove: may.remove ? setLeaving : undefined,
        onPrint: may.print ? print : undefined,
      }),
    [t, common, format, may.design, may.remove, may.print, print],
  );
  const bulk = useMemo(
    () => bulkOffers(t, common, { push: may.push, remove: may.remove, share: may.share }),
    [t, common, may.push, may.remove, may.share],
  );
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        kind: 'choice',
        name: 'sale',
        label: t('filter.sale'),
        options: [
          { value: 'yes', label: t('filter.pushed') },
          { value: 'no', label: t('filter.notPushed') },
        ],
      },
      {
        kind: 'choice',
        name: 'on',
        label: t('filter.store'),
        options: connected.loading ? undefined : connected.rows.map(({ _id, sto_name }) => ({ value: _id, label: sto_name })),
      },
      { kind: 'text', name: 'collection', label: t('filter.collection') },
      choiceFilter(
        'policy',
        t('filter.policy'),
        rowOptions(terms.loading ? undefined : terms.rows, ({ name }) => name),
      ),
      { kind: 'link', name: '_id', label: t('filter.item'), words: linked },
    ],
    [t, connected.loading, connected.rows, terms.loading, terms.rows, linked],
  );
  const query = ({ search, filters: { sale, on, collection, policy, _id } }: ListAddress) => ({
    _id: _id || null,
    search,
    store: on ?? '',
    collection: collection ?? '',
    shipping_preset: policy || null,
    in_store: sale ? sale === 'yes' : null,
  });
  const create = may.add && may.design && (
    <Button variant="contained" startIcon={<Add />} component={Link} to={addresses.productTypes.print()}>
      {t('create')}
    </Button>
  );
  const chosenTools = useCallback(
    (ids: readonly string[], variables: object, all: boolean) => (
      <SheetTools ids={all ? undefined : ids} variables={variables as Readonly<Record<string, unknown>>} mayImport={false} />
    ),
    [],
  );
  const recent = useOpened('recent');
  const matrix = useOpened('matrix');
  const closeRemove = useCallback(() => setLeaving(null), []);
  return (
    <>
      <ListScreen
        list="items-internal"
        entity={listings}
        title={t('title')}
        columns={columns}
        query={query}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ name }) => name}
        opens={OPENS}
        tools={(variables) => (
          <>
            <SheetTools variables={variables} mayImport={may.push} />
            <Hint title={t('recent.title')}>
              <IconButton aria-label={t('recent.title')} onClick={() => recent.open('all')}>
                <History />
              </IconButton>
            </Hint>
          </>
        )}
        chosenTools={chosenTools}
        actions={create}
        home={addresses.internal.print()}
        bulk={bulk}
        {...(id !== '' && pushes && may.push && { begin: { action: 'jobItem' as const, ids: [id] } })}
        empty={
          <Message Icon={Inventory2} title={t('empty.title')} text={t('empty.text')}>
            <Button variant="contained" component={Link} to={addresses.productTypes.print()}>
              {t('empty.action')}
            </Button>
          </Message>
        }
      />
      <Suspense>
        {leaving && <RemoveListing listing={leaving} onClose={closeRemove} />}
        {recent.id !== null && <RecentChanges onClose={recent.close} />}
        {matrix.id !== null && <MatrixDrawer key={matrix.id} id={matrix.id} onClose={matrix.close} />}
      </Suspense>
    </>
  );
};
