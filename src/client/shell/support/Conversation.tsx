import Forum from '../../ui/icons/ForumOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { SupportUpdateInput } from '../../../contract/generated/operations';
import { isOpen, SUPPORT_STATUSES, type Afterwards } from '../../../domain/support/lifecycle';
import type { Macro } from '../../entities/macros';
import { orders } from '../../entities/orders';
import { supports, type Support } from '../../entities/supports';
import type { Message } from '../../entities/messages';
import { draftActions } from '../../entities/message-drafts';
import { isWritten, keepUnsent, unsentOf, type Unsent } from '../../entities/unsent-messages';
import { after, now } from '../../kernel/clock';
import { useRow } from '../../kernel/hooks';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { useSidebarRoom } from '../layout/use-menu';
import { AbsentRow } from '../lists/RowDrawer';
import { isTaken } from '../shortcuts/use-shortcuts';
import { useMay } from '../session/use-may';
import { Composer } from './composer/Composer';
import { ContextPane } from './context/ContextPane';
import type { Claim } from './order-actions/OrderActionButtons';
import type { DialogProps } from './deeds/DeedDialogs';
import { useOthersIn } from './Faces';
import { thisDevice } from './device';
import { KEYS, useConversationKeys, type Deed } from './keys';
import { Notices } from './Notices';
import './send-saga';
import { Thread } from './thread/Thread';
import { ThreadHead } from './ThreadHead';
import { dropKeys, dropSends, focusAtEnd, holdKeys, listenAhead, replayKeys, typeInto } from './type-ahead';
import { useDeed } from './use-deed';
import { useDrafting } from './use-drafting';
import { usePresence } from './use-presence';
import { useSupportDesk, type OpenedSupport } from './use-support-desk';
import { UndoBar } from './UndoBar';
import { useUndo, type Undo } from './use-undo';

const menus = () => import('./deeds/DeedMenus');
const MacroMenu = lazy(async () => ({ default: (await menus()).MacroMenu }));
const SnoozeMenu = lazy(async () => ({ default: (await menus()).SnoozeMenu }));
const PriorityMenu = lazy(async () => ({ default: (await menus()).PriorityMenu }));
const AssignMenu = lazy(async () => ({ default: (await menus()).AssignMenu }));
const dialogs = () => import('./deeds/DeedDialogs');
const TagsDialog = lazy(async () => ({ default: (await dialogs()).TagsDialog }));
const MergeDialog = lazy(async () => ({ default: (await dialogs()).MergeDialog }));
const SplitDialog = lazy(async () => ({ default: (await dialogs()).SplitDialog }));
const NewTask = lazy(async () => ({ default: (await import('../orders/NewTask')).NewTask }));
const LinkOrderDialog = lazy(async () => ({ default: (await dialogs()).LinkOrderDialog }));

type Asks = 'macro' | 'snooze' | 'priority' | 'assign' | 'tags' | 'merge' | 'split' | 'link' | 'ticket';

interface ConversationProps {
  /** Null: none is open. */
  readonly id: string | null;
  /** Where a conversation is shown beside the same list. */
  readonly linkTo: (id: string) => string;
  /** Goes on in the list beside it: to the next one, or back. Says whether that leads elsewhere. */
  readonly onMove: (step: 1 | -1) => boolean;
  /** Takes the next one nobody is in. Says whether there is one. */
  readonly onTake?: () => boolean;
  /** Puts the open one in or out of those that are chosen, or all up to it. */
  readonly onChoose?: ((id: string, range?: boolean) => void) | undefined;
  /** Deeds that are done with all that are chosen instead. */
  readonly many?: Readonly<Partial<Record<Deed, () => void>>>;
  /** Back to the list, where there is room for one of them alone. */
  readonly onBack?: (() => void) | undefined;
}

/** One conversation beside a list of them: what was said, where one answers, what is known of the buyer, and the keys for all of it. */
export const Conversation = ({ id, onMove, onTake, ...props }: ConversationProps) => {
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  useEffect(() => listenAhead((target) => !isTaken(target) || region.current?.contains(target as Node) === true), []);
  useEffect(() => {
    if (id === null) dropKeys();
  }, [id]);
  // What is typed until the next one is on screen is meant for it.
  const holding =
    <Step extends unknown[]>(go: (...step: Step) => boolean) =>
    (...step: Step): boolean => {
      holdKeys();
      const leads = go(...step);
      if (!leads) dropKeys();
      return leads;
    };
  const walk = { onMove: holding(onMove), ...(onTake && { onTake: holding(onTake) }) };
  const undo = useUndo((supportId) => {
    if (supportId !== id) void navigate(props.linkTo(supportId));
    after(0, () => region.current?.querySelector<HTMLElement>('[data-composer]')?.focus());
  });
  const { t } = useTranslation('support');
  return (
    <Box component="section" ref={region} aria-label={t('thread.region')} tabIndex={-1} sx={frame}>
      {id === null ? (
        <Nothing {...props} {...walk} undo={undo} />
      ) : (
        <Loaded key={id} {...props} {...walk} id={id} region={region} undo={undo} />
      )}
      <UndoBar undo={undo} />
    </Box>
  );
};

interface PartProps extends Pick<ConversationProps, 'linkTo' | 'onBack' | 'onChoose' | 'many'> {
  readonly undo: Undo;
  readonly onMove: (step: 1 | -1) => boolean;
  readonly onTake?: () => boolean;
}

interface LoadedProps extends PartProps {
  /** Everything of the conversation, for what is typed ahead. */
  readonly region: RefObject<HTMLElement | null>;
}

const Nothing = ({ onMove, onTake, many, undo }: PartProps) => {
  const { t } = useTranslation('support');
  useConversationKeys({
    next: () => onMove(1),
    previous: () => onMove(-1),
    undo: undo.undoLatest,
    ...(onTake && { take: onTake }),
    ...many,
  });
  return (
    <Box sx={{ m: 'auto', p: 6, textAlign: 'center', color: 'text.secondary', fontSize: 13 }}>
      <Forum aria-hidden sx={{ fontSize: 32, mb: 2 }} />
      <div>{t('thread.choose')}</div>
    </Box>
  );
};

const Loaded = ({ id, ...props }: LoadedProps & { readonly id: string }) => {
  const { t } = useTranslation('support');
  const { opened, list } = useSupportDesk(id);
  const stands = opened ? 'opened' : list.loading ? 'loading' : 'absent';
  useEffect(() => {
    // Walking on does not wait for what is passed.
    if (stands === 'loading') holdKeys([KEYS.next, KEYS.previous]);
    else if (stands === 'absent') dropKeys();
  }, [stands]);
  useConversationKeys(
    opened
      ? {}
      : {
          next: () => props.onMove(1),
          previous: () => props.onMove(-1),
          undo: props.undo.undoLatest,
          ...(props.onTake && { take: props.onTake }),
          ...props.many,
        },
  );
  if (opened) return <Opened {...props} {...opened} />;
  return (
    <Box sx={{ p: 6, flex: 1 }}>
      {list.loading ? <Skeleton variant="rounded" height={320} /> : <AbsentRow list={list} gone={t('thread.gone')} Icon={Forum} />}
    </Box>
  );
};

const Opened = ({ desk, support, linkTo, onMove, onTake, onBack, onChoose, many, region, undo }: LoadedProps & OpenedSupport) => {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { _id: id } = support;
  const mayChange = useMay('messenger', 'update');
  const mayOrders = useMay('order', 'view');
  const mayTasks = useMay('tasks', 'add');
  const room = useSidebarRoom();
  const othersIn = useOthersIn();
  const others = othersIn(id);
  const input = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState<Asks | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const ask = (what: Asks): void => {
    setAnchor(head.current?.querySelector(`[data-deed=${what}]`) ?? head.current);
    setAsks(what);
  };
  const [context, setContext] = useState(false);
  const [openedAt] = useState(now);
  const drafting = useDrafting(id);
  usePresence(id, drafting?.kind === 'reply' ? 'reply' : 'view');
  const update = useDeed(supports, supports.actions.update);
  const macro = useDeed(supports, supports.actions.runMacro);
  const [running, setRunning] = useState<Macro | null>(null);

  // Whoever comes from another conversation stays on the keyboard.
  useEffect(() => {
    const active = document.activeElement;
    if (!active || active === document.body) body.current?.focus();
  }, []);
  const replay = (): void => void (region.current && replayKeys(region.current));
  const arrived = useEffectEvent(() => replay());
  // Once what was written here before stands in its box.
  useEffect(() => after(0, () => arrived()), []);
  const toThread = (): void => body.current?.focus();
  const close = (): void => {
    setAsks(null);
    // Whatever opened it may be gone.
    after(0, () => document.activeElement === document.body && toThread());
  };
  const change = (params: SupportUpdateInput): void => void update.run({ ids: [id], params });
  const changeAndGo = (params: SupportUpdateInput): void => {
    change(params);
    onMove(1);
  };
  const begin = (changed: Pick<Unsent, 'kind' | 'of' | 'recipients'> & Partial<Pick<Unsent, 'body' | 'html'>>): void => {
    const former = unsentOf(id);
    if (former?.state === 'sending') return;
    keepUnsent(id, { body: '', files: [], since: support.last_message_id, told: false, state: 'kept', ...former, ...changed });
    if (isWritten(unsentOf(id))) dispatch(draftActions.typed({ support_id: id, device: thisDevice() }));
  };
  const write = (kind: Unsent['kind']): void => {
    if (kind === 'reply' && !support.assignee) change({ assignee: 'me' });
    const former = unsentOf(id);
    if (former?.kind !== kind || former.of) begin({ kind, of: null, recipients: null });
    focusAtEnd(input.current);
  };
  const writeAside = (of: Message): void => {
    begin(of.aside && of.direction === 'in' ? { kind: 'reply', of: of._id, recipients: null } : forwardOf(of));
    if (of.aside && of.direction === 'in') input.current?.focus();
  };
  const claim = ({ of, to, body: text }: Claim): void => {
    if (isWritten(unsentOf(id))) return showToast(t('orderAction.draftFirst'), { tone: 'error' });
    begin({ kind: 'forward', of, recipients: { to, cc: [], bcc: [] }, body: text, html: null });
    setContext(false);
    after(0, () => input.current?.focus());
  };
  const goOn = (failed: boolean): void => {
    toThread();
    if (failed) dropSends();
    replay();
  };
  const ran = useEffectEvent((failed: boolean) => {
    if (!failed) undo.note(id);
    if (failed || !running?.next || !onMove(1)) goOn(failed);
  });
  useEffect(() => {
    const { status } = macro.state ?? {};
    if (status === 'done' || status === 'failed') ran(status === 'failed');
  }, [macro.state]);
  // Its answer may come while the next conversation is on its way to the screen.
  const isLeft = useRef(false);
  const onSend = (then: Afterwards): void => {
    isLeft.current = then === 'resolve' && onMove(1);
    if (isLeft.current) return;
    holdKeys();
    toThread();
  };
  const onSettled = (failed: boolean): void => {
    if (isLeft.current) return;
    goOn(failed);
    if (failed) input.current?.focus();
  };
  const runMacro = (chosen: Macro): void => {
    setRunning(chosen);
    holdKeys();
    const { last_message_id } = support;
    macro.run({ _id: chosen._id, items: [{ _id: id, expect_last_id: last_message_id ?? '' }] });
  };

  const asOf = support.as_of + Math.max(0, Math.floor((now() - openedAt) / 1000));
  const walking = { next: () => onMove(1), previous: () => onMove(-1), undo: undo.undoLatest, ...(onTake && { take: onTake }) };
  const goesOn = SUPPORT_STATUSES.some((status) => status === support.status && isOpen(status));
  const order = support.order && mayOrders ? addresses.orders.print({ filter: 'all', id: support.order._id }) : null;
  const deeds: Partial<Record<Deed | 'link', () => void>> = {
    ...walking,
    ...(order && { order: () => void navigate(order) }),
    ...(onChoose && { choose: () => onChoose(id), chooseTo: () => onChoose(id, true) }),
    ...(mayChange && {
      reply: () => write('reply'),
      note: () => write('note'),
      assignMe: () => change({ assignee: 'me' }),
      assign: () => ask('assign'),
      macro: () => ask('macro'),
      priority: () => ask('priority'),
      tags: () => ask('tags'),
      merge: () => ask('merge'),
      split: () => ask('split'),
      link: () => ask('link'),
      ...(mayTasks && { ticket: () => ask('ticket') }),
      ...(!goesOn
        ? {}
        : {
            resolve: () => changeAndGo({ status: 'Resolved' }),
            wait: () => change({ status: 'Waiting' }),
            snooze: () => ask('snooze'),
          }),
    }),
  };
  useConversationKeys(
    { ...deeds, ...many },
    mayChange
      ? (letter) => {
          if (drafting?.of) input.current?.focus();
          else write(drafting?.kind ?? 'reply');
          if (input.current) typeInto(input.current, letter);
        }
      : undefined,
  );

  const dialog: DialogProps = { desk, support, onClose: close };
  const menu = { support, asOf, anchor, onChange: change, onClose: close };
  const known = (
    <ContextPane desk={desk} support={support} linkTo={linkTo} onClaim={mayChange && desk.mailbox !== null ? claim : undefined} />
  );
  return (
    <Box sx={{ display: 'flex', flex: 1, minWidth: 0, minHeight: 0 }}>
      <Box ref={body} tabIndex={-1} sx={column}>
        <ThreadHead
          head={head}
          support={support}
          others={others}
          mayChange={mayChange}
          deeds={deeds}
          onBack={onBack}
          onContext={room ? undefined : () => setContext(true)}
        />
        <Notices support={support} others={others} linkTo={linkTo} mayChange={mayChange} onReopen={() => change({ status: 'Inprocess' })} />
        <Thread
          key={id}
          desk={desk}
          since={drafting?.since ?? null}
          mayChange={mayChange}
          onUndo={(messageId) => undo.undo(id, messageId)}
          onAside={mayChange && desk.mailbox !== null ? writeAside : undefined}
        />
        {mayChange && <Composer desk={desk} support={support} input={input} onLeave={toThread} onSend={onSend} onSettled={onSettled} />}
      </Box>
      {room ? (
        <Box component="aside" aria-label={t('context.title')} tabIndex={-1} sx={side}>
          {known}
        </Box>
      ) : (
        context && (
          <SideDrawer open title={t('context.title')} onClose={() => setContext(false)}>
            {known}
          </SideDrawer>
        )
      )}
      <Suspense>
        {asks === 'macro' && <MacroMenu anchor={anchor} onRun={runMacro} onClose={close} />}
        {asks === 'snooze' && <SnoozeMenu {...menu} onChange={changeAndGo} />}
        {asks === 'priority' && <PriorityMenu {...menu} />}
        {asks === 'assign' && <AssignMenu {...menu} />}
        {asks === 'tags' && <TagsDialog {...dialog} />}
        {asks === 'merge' && <MergeDialog {...dialog} />}
        {asks === 'link' && <LinkOrderDialog {...dialog} />}
        {asks === 'ticket' && <Ticket support={support} onClose={close} />}
        {asks === 'split' && <SplitDialog {...dialog} />}
      </Suspense>
    </Box>
  );
};

const forwardOf = ({ _id }: Message) => ({ kind: 'forward', of: _id, recipients: { to: [], cc: [], bcc: [] } }) as const;

/** A ticket for the order a conversation is about; of one that is about none, the order is looked for. */
const Ticket = ({ support, onClose }: { readonly support: Support; readonly onClose: () => void }) => {
  const order = useRow(orders, support.order?._id ?? null);
  return <NewTask type="support" {...(order && { order })} supportId={support._id} onClose={onClose} />;
};

const frame = { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, outline: 'none' } as const;

const column = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
  '&:focus-visible': {
    boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) => `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
} as const;

const side = {
  flexShrink: 0,
  width: 'clamp(264px, 28%, 380px)',
  overflowY: 'auto',
  p: 4,
  borderInlineStart: 1,
  borderColor: 'divider',
} as const;
