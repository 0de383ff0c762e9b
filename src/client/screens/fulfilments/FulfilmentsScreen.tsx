import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import Factory from '../../ui/icons/FactoryOutlined';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { PROVIDER_IDS } from '../../../domain/providers';
import { fulfilments, type Fulfilment } from '../../entities/fulfilments';
import { CONNECTION_TABS, STATUS_OF_TAB } from '../../shell/connections/connection-status';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import { AddButton } from '../../shell/lists/AddButton';
import { ListScreen } from '../../shell/lists/ListScreen';
import { ShapeButton, useShape } from '../../shell/lists/shape';
import { useCountedTabs } from '../../shell/lists/use-counted-tabs';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { loadDrawerTexts } from '../../i18n';
import { latePart } from '../../ui/late-part';
import { Message } from '../../ui/Message';
import { fulfilmentColumns } from './fulfilment-columns';
import { useFulfilmentWords } from './fulfilment-words';
import { FulfilmentCard } from './FulfilmentCard';

// Most visits only look.
const FulfilmentEditor = latePart(async () => (await import('./FulfilmentEditor')).FulfilmentEditor);
const RemoveFulfilment = lazy(async () => ({ default: (await import('./RemoveFulfilment')).RemoveFulfilment }));

const WorkQueuePage = latePart(async () => {
  const [{ WorkQueuePage: Page }] = await Promise.all([import('./work/WorkQueuePage'), loadDrawerTexts()]);
  return Page;
});

/** The query parameter that opens one; `new` for one to be added. */
const FULFILMENT_PARAM = 'fulfilment';

/** `/fulfilments/{filter}`: cards, or a table by `?shape=list`. `?fulfilment=` opens one, `?queue=` shows what one has to make. */
export const FulfilmentsScreen = () => {
  const queue = useSearchParams()[0].get('queue');
  return <Suspense>{queue ? <WorkQueuePage key={queue} id={queue} /> : <FulfilmentsList />}</Suspense>;
};

const FulfilmentsList = () => {
  const { t } = useTranslation('fulfilments');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const words = useFulfilmentWords();
  const { filter = 'all' } = useParams();
  const tab = CONNECTION_TABS.find((each) => each === filter) ?? 'all';
  const shape = useShape();
  const { tabs, narrowed } = useCountedTabs({
    of: 'fulfilments',
    all: CONNECTION_TABS,
    value: tab,
    label: (each) => t(`tab.${each}`),
    to: (each) => addresses.fulfilments.print({ filter: each }),
  });
  const [leaving, setLeaving] = useState<Fulfilment | null>(null);
  const may = { add: useMay('fulfilment', 'add'), update: useMay('fulfilment', 'update'), remove: useMay('fulfilment', 'delete') };
  const onRemove = may.remove ? setLeaving : undefined;

  const columns = useMemo(() => fulfilmentColumns({ t, format, words, onRemove }), [t, format, words, onRemove]);
  const card = useCallback(
    (fulfilment: Fulfilment, box: ReactNode, link: string | null) => (
      <FulfilmentCard key={fulfilment._id} fulfilment={fulfilment} box={box} link={link} mayTest={may.update} onRemove={onRemove} />
    ),
    [may.update, onRemove],
  );
  const filters = useMemo(
    () => [
      {
        kind: 'choice' as const,
        name: 'type',
        label: t('filter.provider'),
        options: PROVIDER_IDS.map((value) => ({ value, label: words.provider(value) })),
      },
    ],
    [t, words],
  );
  const bulk = useMemo(
    (): readonly BulkOffer[] =>
      may.remove
        ? [
            {
              action: 'trashFulfilment',
              label: common('action.remove'),
              Icon: DeleteOutlined,
              tone: 'error',
              title: (count) => t('bulk.removeTitle', { count }),
              done: (count) => t('bulk.removeDone', { count }),
            },
          ]
        : [],
    [t, common, may.remove],
  );
  const opens = useMemo(
    () => ({
      param: FULFILMENT_PARAM,
      prepare: FulfilmentEditor.prepare,
      drawer: (id: string, close: () => void) => (
        <FulfilmentEditor key={id} id={id === 'new' ? null : id} readOnly={!may.update && id !== 'new'} onClose={close} />
      ),
    }),
    [may.update],
  );
  const closeRemove = useCallback(() => setLeaving(null), []);
  const addButton = may.add && <AddButton param={FULFILMENT_PARAM} label={t('add')} />;
  return (
    <>
      <ListScreen
        list="fulfilments"
        entity={fulfilments}
        title={t('title')}
        columns={columns}
        query={({ search, filters: { type } }) => ({ status: STATUS_OF_TAB[tab], search, type })}
        tabs={tabs}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ name }) => name}
        opens={opens}
        card={shape === 'list' ? undefined : card}
        cardWidth={260}
        tools={<ShapeButton />}
        actions={addButton}
        bulk={bulk}
        home={addresses.fulfilments.print({ filter: 'all' })}
        narrowed={narrowed}
        empty={
          <Message Icon={Factory} title={t('empty.title')} text={t('empty.text')}>
            {addButton}
          </Message>
        }
      />
      <Suspense>{leaving && <RemoveFulfilment fulfilment={leaving} onClose={closeRemove} />}</Suspense>
    </>
  );
};
