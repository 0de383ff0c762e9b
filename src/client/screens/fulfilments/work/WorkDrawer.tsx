import Download from '../../../ui/icons/FileDownloadOutlined';
import Inventory from '../../../ui/icons/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../../domain/addresses/addresses';
import { MOVES_FROM, WORK_MOVES, type WorkMove } from '../../../../domain/sales/work-queue';
import { workOrders, type WorkOrder } from '../../../entities/work-orders';
import { FailureLine } from '../../../shell/lists/FailureLine';
import { RowDrawer } from '../../../shell/lists/RowDrawer';
import { useMay } from '../../../shell/session/use-may';
import { pushTask } from '../../../tasks/kinds';
import { Facts } from '../../../ui/Facts';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip } from '../../../ui/StatusChip';
import { Goods } from './Goods';
import { HoldWork } from './HoldWork';
import { SlipsButton } from './SlipsButton';
import { NEXT, stageChip, stageOf, toneOfRisk } from './stage-words';
import { TrackingEntry } from './TrackingEntry';
import { useTask } from '../../../shell/tasks/use-task';

/** One order's pieces as whoever makes them needs them. */
export const WorkDrawer = ({ id, own, onClose }: { readonly id: string; readonly own: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('workshop');
  return (
    <RowDrawer
      entity={workOrders}
      id={id}
      variables={{ _id: id }}
      title={t('work')}
      rowTitle={({ number }) => `#${number}`}
      gone={t('gone')}
      Icon={Inventory}
      onClose={onClose}
    >
      {(work) => <WorkDetails work={work} own={own} />}
    </RowDrawer>
  );
};

const SENDS: readonly string[] = ['new', 'making', 'held', 'made', 'handed'];

const WorkDetails = ({ work, own }: { readonly work: WorkOrder; readonly own: boolean }) => {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const dispatch = useDispatch();
  const mayUpdate = useMay('order', 'update');
  const maySend = useMay('trackingmore', 'add');
  const move = useTask('workshop');
  const [holds, setHolds] = useState(false);
  const stage = stageOf(work.stage);
  const moves = own && mayUpdate && stage ? WORK_MOVES.filter((each) => MOVES_FROM[each].includes(stage)) : [];
  const say = (to: WorkMove): void => (to === 'hold' ? setHolds(true) : move.begin({ what: 'move', id: work._id, to }));
  const handOver = work.hand_over_id;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StatusChip {...stageChip(t, work.stage)} />
        {work.act_by !== null && <StatusChip tone={toneOfRisk(work.risk)} label={t('actBy', { date: format.date(work.act_by) })} />}
      </Box>
      {work.msg && <FailureLine failure={{ ...work.msg, message: work.msg.msg }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {moves.map((each) => (
          <Button
            key={each}
            variant={stage && each === NEXT[stage] ? 'contained' : 'outlined'}
            loading={move.state === 'running'}
            onClick={() => say(each)}
          >
            {t(`do.${each}`)}
          </Button>
        ))}
        <SlipsButton ids={[work._id]} variant="outlined" />
        {handOver !== null && (
          <Button startIcon={<Download />} onClick={() => dispatch(pushTask('workshop', { what: 'again', handOverId: handOver }))}>
            {t('handOver.again')}
          </Button>
        )}
      </Box>
      {move.error && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {refusalSentence(move.error)}
        </Typography>
      )}
      <Goods work={work} />
      <Facts
        facts={[
          [
            t('column.number'),
            <MuiLink key="order" component={Link} to={addresses.orders.print({ filter: 'all', id: work.order_id })}>
              #{work.number}
            </MuiLink>,
          ],
          [t('column.to'), work.to],
          [t('shipping'), work.shipping_service],
          [t('gift'), work.gift],
          [t('reference'), work._id],
          [t('column.tracking'), work.tracking_numbers.join(', ')],
        ]}
      />
      {maySend && SENDS.includes(work.stage) && (
        <section>
          <Typography variant="h3" sx={{ mb: 3 }}>
            {t('send.title')}
          </Typography>
          <TrackingEntry work={work} />
        </section>
      )}
      {holds && (
        <HoldWork
          count={1}
          onClose={() => setHolds(false)}
          onReady={({ reason }) => {
            setHolds(false);
            move.begin({ what: 'move', id: work._id, to: 'hold', ...(reason !== undefined && { reason }) });
          }}
        />
      )}
    </Box>
  );
};
