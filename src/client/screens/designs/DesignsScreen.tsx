import Layers from '../../ui/icons/LayersOutlined';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { mockupDesigns, type MockupDesign } from '../../entities/mockup-designs';
import { AddButton } from '../../shell/lists/AddButton';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useCountedTabs } from '../../shell/lists/use-counted-tabs';
import { useMay } from '../../shell/session/use-may';
import { latePart } from '../../ui/late-part';
import { listColumns } from '../../ui/list/columns';
import type { ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { bulkOffers } from './bulk-offers';
import { TABS } from './design-facts';
import { DesignCard } from './DesignCard';

/** Names the design that is open in the address; `new`: one to be made. */
const DESIGN_PARAM = 'design';

const DesignDrawer = latePart(async () => (await import('./DesignDrawer')).DesignDrawer);
const ApplyDesign = lazy(async () => ({ default: (await import('./ApplyDesign')).ApplyDesign }));

/** Cards have no columns; these are the orders they can stand in. */
const ORDERS = listColumns<MockupDesign>(['name', 'updated_at'].map((sort) => ({ id: sort, header: '', sort, cell: () => null })));

/** `/mockups/{filter}`: 2D designs. `?design=` opens one. */
export const DesignsScreen = () => {
  const { t } = useTranslation('designs');
  const { t: lists } = useTranslation('lists');
  const dispatch = useDispatch();
  const { filter = 'all' } = useParams();
  const tab = TABS.find((each) => each === filter) ?? 'all';
  const [applied, setApplied] = useState<MockupDesign | null>(null);
  const { tabs, narrowed } = useCountedTabs({
    of: 'mockupDesigns',
    all: TABS,
    value: tab,
    label: (each) => (each === 'all' ? t('tab.all') : lists(`contentStatus.${each}`)),
    to: (each) => addresses.mockups.print({ filter: each }),
  });
  const tags = useSelector((state: CountsRoot) => selectCounts(state, 'mockupDesignTags'));
  const may = { add: useMay('mockup', 'add'), update: useMay('mockup', 'update'), remove: useMay('mockup', 'delete') };

  useEffect(() => {
    dispatch(countActions.load('mockupDesignTags'));
  }, [dispatch]);

  const closeApply = useCallback(() => setApplied(null), []);
  const apply = may.add ? setApplied : undefined;
  const card = useCallback(
    (design: MockupDesign, box: ReactNode, link: string | null) => (
      <DesignCard key={design._id} design={design} box={box} link={link} onApply={apply} />
    ),
    [apply],
  );
  const opens = useMemo(
    () => ({
      param: DESIGN_PARAM,
      prepare: DesignDrawer.prepare,
      drawer: (id: string, close: () => void) => <DesignDrawer key={id} id={id === 'new' ? null : id} onClose={close} onApply={apply} />,
    }),
    [apply],
  );
  const bulk = useMemo(
    () => bulkOffers(t, tab === 'trashed', { add: may.add, update: may.update, remove: may.remove }),
    [t, tab, may.add, may.update, may.remove],
  );
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        kind: 'choice',
        name: 'tag',
        label: t('filter.tag'),
        options: tags?.map(({ tag }) => ({ value: tag, label: tag })),
      },
    ],
    [t, tags],
  );
  const addButton = may.add && <AddButton param={DESIGN_PARAM} label={t('add')} />;
  return (
    <>
      <ListScreen
        list="designs"
        entity={mockupDesigns}
        title={t('title')}
        columns={ORDERS}
        query={({ search, filters: { tag } }) => ({ status: tab === 'all' ? '' : tab, search, ...(tag && { tags: [tag] }) })}
        tabs={tabs}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ name }) => name}
        opens={opens}
        card={card}
        cardWidth={200}
        actions={addButton}
        bulk={bulk}
        home={addresses.mockups.print({ filter: 'all' })}
        narrowed={narrowed}
        empty={
          <Message Icon={Layers} title={t('empty.title')} text={t('empty.text')}>
            {addButton}
          </Message>
        }
      />
      <Suspense>{applied && <ApplyDesign key={applied._id} design={applied} onClose={closeApply} />}</Suspense>
    </>
  );
};
