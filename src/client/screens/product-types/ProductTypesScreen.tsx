import Checkroom from '@mui/icons-material/CheckroomOutlined';
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
import { latePart } from '../../ui/late-part';
import { listColumns } from '../../ui/list/columns';
import { Message } from '../../ui/Message';
import { useMayDesign } from '../../shell/session/use-may';
import { GarmentCard } from './GarmentCard';

const UnfinishedDesigns = lazy(async () => ({ default: (await import('./UnfinishedDesigns')).UnfinishedDesigns }));

/** Each visit asks anew: what is kept while one designs is told to nobody. */
const ALL_UNFINISHED = {};

/** Categories, as the count query names them (specification 1, §3). */
const CATEGORIES = ['all', 'apparel', 'alloverprint', 'giftaccessories', 'homedecorations', 'facemask', 'canvasposter', 'jewelry'] as const;

/** Cards have no columns; these are the orders they can stand in. */
const ORDERS = listColumns<Preset>(['name', 'provider', 'created_at'].map((sort) => ({ id: sort, header: '', sort, cell: () => null })));

const ProductDrawer = latePart(async () => (await import('./ProductDrawer')).ProductDrawer);

const OPENS = {
  param: 'product',
  prepare: ProductDrawer.prepare,
  drawer: (id: string, close: () => void) => <ProductDrawer key={id} id={id} onClose={close} />,
};

const card = (preset: Preset, _box: ReactNode, link: string | null) => <GarmentCard key={preset._id} preset={preset} link={link} />;

/** `/products/type/{category}`; `?product=` opens one. */
export const ProductTypesScreen = () => {
  const { t } = useTranslation('products');
  const dispatch = useDispatch();
  const { filter = 'all' } = useParams();
  const category = CATEGORIES.find((each) => each === filter) ?? 'all';
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
        columns={ORDERS}
        query={({ search }) => ({ type: category === 'all' ? '' : category, search })}
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
        rowName={({ name }) => name}
        opens={OPENS}
        card={card}
        home={addresses.productTypes.print()}
        empty={<Message Icon={Checkroom} title={t('empty.title')} text={t('empty.text')} />}
      />
    </>
  );
};
