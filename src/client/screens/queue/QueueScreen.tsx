import TaskAlt from '../../ui/icons/TaskAlt';
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { isQueueKind, type QueueKind } from '../../../domain/support/queue';
import { behind, queueItems, type QueueItem } from '../../entities/queue-items';
import { useSidebarRoom } from '../../shell/layout/use-menu';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useOthersIn } from '../../shell/support/Faces';
import { useConversationKeys } from '../../shell/support/keys';
import { useUndo } from '../../shell/support/use-undo';
import { Message } from '../../ui/Message';
import { showToast } from '../../ui/toast';
import { BesideContext } from '../../ui/beside';
import { queueColumns } from './queue-columns';
import { titleOf } from './queue-words';
import { useQueueTabs } from './queue-tabs';
import { useDeeds } from './use-deeds';
import { PAGE, useQueueList } from './use-queue-list';
import { useWalk } from './use-walk';

// A reply is sent from a conversation, which has loaded it.
const UndoBar = lazy(async () => ({ default: (await import('../../shell/support/UndoBar')).UndoBar }));
const WaitMenu = lazy(async () => ({ default: (await import('../../shell/support/deeds/DeedMenus')).WaitMenu }));
const RestMenu = lazy(async () => ({ default: (await import('../../shell/support/deeds/DeedMenus')).RestMenu }));

/** What there is room for of a row while one is open. */
const BESIDE: readonly string[] = ['kind', 'what', 'due'];

/** What a row opens beside the queue. */
interface PartProps {
  readonly id: string;
  readonly type: string | null;
  readonly onClose: () => void;
  /** Where something else of the same kind is shown. */
  readonly linkTo: (id: string) => string;
  readonly onMove: (step: 1 | -1) => boolean;
  /** Takes the next one nobody has. */
  readonly onTake: () => boolean;
  /** Back to the list, where there is room for one of the two. */
  readonly onBack: (() => void) | undefined;
}

/** For each kind, what of another screen shows one. */
export type QueueParts = Readonly<Record<QueueKind, (props: PartProps) => ReactNode>>;

/** A task of somebody who wrote, not artwork. */
const isTicket = (row: QueueItem | undefined): boolean => row?.type === 'support';

/** What ends the thing that is open, or leads there, gets the focus; what asks nothing is pressed. */
const toTheEnd = (pane: HTMLElement | null, press: boolean): void => {
  const button = pane?.querySelector<HTMLElement>(
    'section button.MuiButton-contained:not(:disabled), section [role="group"] button:not(:disabled)',
  );
  button?.focus();
  if (press) button?.click();
};

/** `/support/queue?id=…`: everything that is due, the soonest first; `id` opens one beside it, with its kind. */
export const QueueScreen = ({ parts }: { readonly parts: QueueParts }) => {
  const { t } = useTranslation('queue');
  const { t: orders } = useTranslation('orders');
  const { t: tasks } = useTranslation('orderTasks');
  const { t: paypal } = useTranslation('paypal');
  const says = useMemo(() => ({ t, orders, tasks, paypal }), [t, orders, tasks, paypal]);
  const { filters, query, list } = useQueueList();
  const tabs = useQueueTabs('queue', list.loading ? undefined : list.total);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const roomy = useSidebarRoom();
  const ids = useMemo(() => list.rows.map(({ _id }) => _id), [list.rows]);
  const { id, linkTo, open, bringBack, move } = useWalk(ids, !list.loading);
  const { me, assign, hold, wait, takeBack, process, processed } = useDeeds();
  const [resting, setResting] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const navigate = useNavigate();
  const mayOrders = useMay('order', 'view');
  const row = list.rows.find((each) => each._id === id);
  const shown = id !== null;
  const columns = useMemo(() => queueColumns(says).filter((column) => !shown || BESIDE.includes(column.id)), [says, shown]);
  const othersIn = useOthersIn();

  // The keys stay where the work is, for screen readers too.
  useEffect(() => {
    if (id !== null && (document.activeElement === document.body || pane?.contains(document.activeElement)))
      pane?.focus({ preventScroll: true });
  }, [id, pane]);

  const goOn = useEffectEvent(() => move(1));
  useEffect(() => {
    if (processed !== null) goOn();
  }, [processed]);

  const undo = useUndo((of) => open(`support-${of}`));

  const take = (): boolean => {
    const from = id === null ? 0 : ids.indexOf(id) + 1;
    const free = [...list.rows.slice(from), ...list.rows.slice(0, from)].find(
      ({ _id, assignee }) => assignee === null && othersIn(behind(_id).id).length === 0,
    );
    if (!free) {
      showToast(t('takeNothing'));
      return false;
    }
    open(free._id);
    assign(free, me);
    return true;
  };
  const done = (): void => {
    if (id === null) return;
    const { kind, id: of } = behind(id);
    if (kind === 'order') process?.(of);
    else toTheEnd(pane, kind === 'task');
  };
  const goBack = (): void => {
    // A reply goes out by itself soon; the rest stays as it is.
    const of = undo.sent ? null : takeBack();
    if (of === null) undo.undoLatest();
    else bringBack(of);
  };
  const opened = id === null ? null : behind(id);
  const ticket = wait && opened?.kind === 'task' && isTicket(row) ? () => setWaiting(opened.id) : undefined;
  const order = row?.order ?? null;
  useConversationKeys({
    next: () => move(1),
    previous: () => move(-1),
    take,
    // A conversation heeds the others itself.
    ...(opened?.kind !== 'support' && { undo: goBack }),
    ...(opened !== null &&
      opened.kind !== 'support' && {
        resolve: done,
        ...(opened.kind === 'order' && hold && { snooze: () => setResting(opened.id) }),
        ...(ticket && { snooze: ticket, wait: ticket }),
        ...(row && { assignMe: () => assign(row, me) }),
        ...(order &&
          opened.kind !== 'order' &&
          mayOrders && { order: () => void navigate(addresses.orders.print({ filter: 'all', id: order._id })) }),
      }),
  });

  const opens = {
    param: 'id',
    drawer: (opened: string, onClose: () => void) => {
      const { kind, id: of } = behind(opened);
      const walk = { linkTo: (to: string) => linkTo(`${kind}-${to}`), onMove: move, onTake: take, onBack: roomy ? undefined : onClose };
      return isQueueKind(kind) && <Fragment key={opened}>{parts[kind]({ id: of, type: row?.type ?? null, onClose, ...walk })}</Fragment>;
    },
  };
  return (
    <Box sx={[layout, shown && (roomy ? beside : alone), shown && { [`& [data-row="${id}"] > *`]: chosen }]}>
      <Box sx={{ minWidth: 0 }} className="queue">
        <BesideContext value={pane}>
          <ListScreen
            list="queue"
            entity={queueItems}
            title={t('title')}
            columns={columns}
            query={query}
            tabs={tabs}
            searchPlaceholder={t('searchPlaceholder')}
            filters={filters}
            pageSize={PAGE}
            rowName={(each) => titleOf(says, each)}
            opens={opens}
            home={addresses.supportQueue.print()}
            empty={<Message Icon={TaskAlt} title={t('empty.title')} text={t('empty.text')} />}
          />
        </BesideContext>
      </Box>
      {opened?.kind !== 'support' && undo.sent && (
        <Suspense>
          <UndoBar floats undo={undo} />
        </Suspense>
      )}
      <Suspense>
        {resting !== null && hold && row && (
          <RestMenu
            asOf={row.as_of}
            anchor={pane}
            onRest={(until) => {
              hold(resting, until);
              move(1);
            }}
            onClose={() => setResting(null)}
          />
        )}
        {waiting !== null && wait && (
          <WaitMenu
            anchor={pane}
            onWait={(whom) => {
              wait(waiting, whom);
              move(1);
            }}
            onClose={() => setWaiting(null)}
          />
        )}
        <Box ref={setPane} tabIndex={-1} className="pane" aria-label={t('opened')} role="region" hidden={!shown} sx={paneLook} />
      </Suspense>
    </Box>
  );
};

const layout = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } as const;
const beside = { gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 2fr)' } as const;
const chosen = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 } as const;
/** There is room for one of the two. */
const alone = { '& > .queue': { display: 'none' } } as const;
const paneLook = {
  position: 'sticky',
  top: 72,
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 128px)',
  overflow: 'hidden',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  outline: 'none',
  '&:focus-visible': { borderColor: 'primary.main' },
  '&[hidden]': { display: 'none' },
} as const;
