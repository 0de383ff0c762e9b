import Download from '../../../ui/icons/FileDownloadOutlined';
import Inventory from '../../../ui/icons/Inventory2Outlined';
import UploadFile from '../../../ui/icons/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses/addresses';
import { STAGES_OF, type WorkMove } from '../../../../domain/sales/work-queue';
import type { Fulfilment } from '../../../entities/fulfilments';
import { workOrders, type WorkOrder } from '../../../entities/work-orders';
import { useList } from '../../../kernel/hooks';
import type { BulkOffer } from '../../../shell/lists/bulk/offer';
import { ListScreen } from '../../../shell/lists/ListScreen';
import { useMay } from '../../../shell/session/use-may';
import { FailureLine } from '../../../shell/lists/FailureLine';
import { pushTask } from '../../../tasks/kinds';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { useOpened } from '../../../ui/list/opened';
import { Message } from '../../../ui/Message';
import { SlipsButton } from './SlipsButton';
import { stageOf } from './stage-words';
import { useTask } from '../../../shell/tasks/use-task';
import { workColumns } from './work-columns';
import { WorkDrawer } from './WorkDrawer';
import { workOffers } from './work-offers';

const ImportDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "sheets" */ './ImportDialog')).ImportDialog }));

const NO_OFFERS: readonly BulkOffer[] = [];
const slips = (ids: readonly string[]): ReactNode => <SlipsButton ids={ids} variant="outlined" color="inherit" />;

/** How many there are of a stage. */
const useTotal = (fulfilment_id: string, stage: string): number | undefined => {
  const { total, loading } = useList(workOrders, { perpage: 1, variables: { fulfilment_id, stage } });
  return loading ? undefined : total;
};

/** What one's own workshop has to make, or what is handed over to a provider as a file: `?queue=…&stage=…&work=…`. */
export const WorkQueue = ({ fulfilment }: { readonly fulfilment: Pick<Fulfilment, '_id' | 'name' | 'orders'> }) => {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const { _id: fulfilment_id, name, orders } = fulfilment;
  const kind = orders === 'own' ? 'own' : 'csv';
  const [first, second, third, fourth, fifth] = STAGES_OF[kind] ?? [];
  const totals = [
    useTotal(fulfilment_id, first ?? 'new'),
    useTotal(fulfilment_id, second ?? 'new'),
    useTotal(fulfilment_id, third ?? 'new'),
    useTotal(fulfilment_id, fourth ?? first ?? 'new'),
    useTotal(fulfilment_id, fifth ?? first ?? 'new'),
  ];
  const stages = STAGES_OF[kind] ?? [];
  const wanted = stageOf(params.get('stage') ?? '');
  const tab = stages.find((each) => each === wanted) ?? 'All';
  const may = { update: useMay('order', 'update'), send: useMay('trackingmore', 'add') };
  const { open } = useOpened('work');
  const handOver = useTask('workshop');
  const [imports, setImports] = useState(false);
  const own = kind === 'own';

  const move = useCallback(
    (work: WorkOrder, to: WorkMove) => dispatch(pushTask('workshop', { what: 'move', id: work._id, to })),
    [dispatch],
  );
  const send = useCallback((work: WorkOrder) => open(work._id), [open]);
  const onMove = may.update ? move : undefined;
  const onSend = may.send ? send : undefined;
  const columns = useMemo(() => workColumns({ t, format, kind, onMove, onSend }), [t, format, kind, onMove, onSend]);
  const bulk = useMemo(() => (own && may.update ? workOffers(t) : NO_OFFERS), [t, own, may.update]);
  const opens = useMemo(
    () => ({ param: 'work', drawer: (id: string, close: () => void) => <WorkDrawer key={id} id={id} own={own} onClose={close} /> }),
    [own],
  );
  const at = (stage?: string): string => addresses.fulfilments.print({ filter: 'all', queue: fulfilment_id, ...(stage && { stage }) });
  const waiting = totals[0] ?? 0;
  const failure = handOver.error;
  return (
    <>
      <ListScreen
        list="work-queue"
        entity={workOrders}
        title={t('title', { name })}
        columns={columns}
        query={({ search }) => ({ fulfilment_id, stage: tab, search })}
        tabs={{
          value: tab,
          items: ['All' as const, ...stages].map((each, index) => ({
            value: each,
            label: each === 'All' ? t('all') : t(`stage.${each}`),
            to: each === 'All' ? at() : at(each),
            count: index === 0 ? undefined : totals[index - 1],
          })),
        }}
        searchPlaceholder={t('searchPlaceholder')}
        rowName={({ number }) => `#${number}`}
        opens={opens}
        bulk={bulk}
        chosenTools={slips}
        home={at()}
        narrowed={tab !== 'All'}
        tools={
          <Button component={Link} to={addresses.fulfilments.print({ filter: 'all' })}>
            {t('back')}
          </Button>
        }
        actions={
          <>
            {may.send && (
              <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setImports(true)}>
                {t('import.open')}
              </Button>
            )}
            {!own && may.update && (
              <Button
                variant="contained"
                startIcon={<Download />}
                disabled={waiting === 0}
                loading={handOver.state === 'running'}
                loadingPosition="start"
                onClick={() => handOver.begin({ what: 'handOver', fulfilmentId: fulfilment_id })}
              >
                {t('handOver.do', { count: waiting })}
              </Button>
            )}
          </>
        }
        empty={<Message Icon={Inventory} title={t('empty.title')} text={t(own ? 'empty.own' : 'empty.csv')} />}
      />
      {failure && <FailureLine failure={failure} />}
      <Suspense>{imports && <ImportDialog fulfilmentId={fulfilment_id} onClose={() => setImports(false)} />}</Suspense>
    </>
  );
};
