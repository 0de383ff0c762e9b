import Checkroom from '../../ui/icons/CheckroomOutlined';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { editorDrafts } from '../../entities/editor-drafts';
import { presets, type Preset } from '../../entities/presets';
import { useList } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { ShapeButton, useShape } from '../../shell/lists/shape';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { choiceFilter, type ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { useMay, useMayDesign } from '../../shell/session/use-may';
import { bulkOffers } from './bulk-offers';
import { GarmentCard } from './GarmentCard';
import { productColumns, providerWord } from './product-columns';
import { CopyButton, ProductActions, ProductTools } from './ProductActions';

const UnfinishedDesigns = lazy(async () => ({ default: (await import('./UnfinishedDesigns')).UnfinishedDesigns }));

/** Each visit asks anew: what is kept while one designs is told to nobody. */
const ALL_UNFINISHED = {};

/** Categories, as the count query names them (specification 1, §3). */
const CATEGORIES = ['all', 'apparel', 'alloverprint', 'giftaccessories', 'homedecorations', 'facemask', 'canvasposter', 'jewelry'] as const;

const ProductDrawer = latePart(async () => (await import('./ProductDrawer')).ProductDrawer);

const OPENS = {
  param: 'product',
  prepare: ProductDrawer.prepare,
  drawer: (id: string, close: () => void) => <ProductDrawer key={id} id={id} onClose={close} />,
};

const card = (preset: Preset, box: ReactNode, link: string | null) => (
  <GarmentCard key={preset._id} preset={preset} box={box} link={link} />
);

const copyButton = (ids: readonly string[]) => <CopyButton ids={ids} />;

/** What narrows the list besides its category. */
const useProductFilters = (): readonly ListFilter[] => {
  const { t } = useTranslation('products');
  const dispatch = useDispatch();
  const format = useFormat();
  const providers = useSelector((state: CountsRoot) => selectCounts(state, 'productTypeProviders'));
  const labels = useSelector((state: CountsRoot) => selectCounts(state, 'productTypeLabels'));
  useEffect(() => {
    dispatch(countActions.load('productTypeProviders'));
    dispatch(countActions.load('productTypeLabels'));
  }, [dispatch]);
  return useMemo(() => {
    const counted = (rows: readonly { readonly tag: string; readonly count: number }[] | undefined) =>
      rows?.map(({ tag, count }) => ({ value: tag, label: `${tag} (${format.count(count)})` }));
    const made = providers && Object.entries(providers).toSorted(([, a], [, b]) => b - a);
    return [
      {
        kind: 'tabs' as const,
        name: 'provider',
        label: t('filter.provider'),
        all: t('filter.everyProvider'),
        options: made?.map(([value, count]) => ({ value, label: providerWord(value), count })),
      },
      choiceFilter('tag', t('filter.tag'), counted(labels?.tags)),
      choiceFilter('collection', t('filter.collection'), counted(labels?.collections)),
      choiceFilter('favorite', t('filter.favorite'), [{ value: 'yes', label: t('filter.onlyFavorite') }]),
    ];
  }, [t, format, providers, labels]);
};

/** `/products/type/{category}`; `?product=` opens one, `?shape=list` shows a table. */
export const ProductTypesScreen = () => {
  const { t } = useTranslation('products');
  const dispatch = useDispatch();
  const format = useFormat();
  const { filter = 'all' } = useParams();
  const category = CATEGORIES.find((each) => each === filter) ?? 'all';
  const shape = useShape();
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'productTypes'));
  useEffect(() => {
    dispatch(countActions.load('productTypes'));
  }, [dispatch]);
  const unfinished = useList(editorDrafts, ALL_UNFINISHED, { skip: !useMayDesign() });
  // A category without products would only lead to an empty page.
  const tabs = useMemo(
    () => CATEGORIES.filter((each) => each === 'all' || each === category || (counts?.[each] ?? 0) > 0),
    [category, counts],
  );
  const columns = useMemo(() => productColumns(t, format), [t, format]);
  const filters = useProductFilters();
  const [update, remove] = [useMay('item_preset', 'update'), useMay('item_preset', 'delete')];
  const bulk = useMemo(() => bulkOffers(t, { update, remove }), [t, update, remove]);
  return (
    <>
      {unfinished.rows.length > 0 && (
        <Suspense>
          <UnfinishedDesigns designs={unfinished.rows} />
        </Suspense>
      )}
      <ListScreen
        list="product-types"
        entity={presets}
        title={t('title')}
        columns={columns}
        query={({ search, filters: { provider, tag, collection, favorite } }) => ({
          type: category === 'all' ? '' : category,
          search,
          provider,
          collection,
          ...(tag && { tags: [tag] }),
          ...(favorite && { favorite: true }),
        })}
        tabs={{
          value: category,
          items: tabs.map((each) => ({
            value: each,
            label: t(`tab.${each}`),
            to: addresses.productTypes.print(each === 'all' ? {} : { filter: each }),
            count: counts?.[each],
          })),
        }}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ name }) => name}
        opens={OPENS}
        card={shape === 'list' ? undefined : card}
        tools={
          <>
            <ProductTools type={category === 'all' ? '' : category} />
            <ShapeButton />
          </>
        }
        actions={<ProductActions />}
        bulk={bulk}
        chosenTools={copyButton}
        home={addresses.productTypes.print()}
        empty={
          <Message Icon={Checkroom} title={t('empty.title')} text={t('empty.text')}>
            <ProductActions />
          </Message>
        }
      />
    </>
  );
};
