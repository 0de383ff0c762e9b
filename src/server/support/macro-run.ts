import type { MacroItemInput, SupportUpdateInput } from '../../contract/generated/resolvers';
import type { Afterwards } from '../../domain/support/lifecycle';
import { arrangeSteps, type MacroAct, type MacroStep } from '../../domain/support/macros';
import { wasTaken } from '../../domain/support/standing';
import { ADDRESS_LINK } from '../../domain/support/variables';
import type { BusinessHours } from '../../domain/tasks/business-hours';
import { fillIn, unfilled, wants } from '../../domain/variables';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import { operation, type MutationOperations } from '../kernel/operation';
import { requirePermission } from '../kernel/permission';
import { accepted, acceptedOf, refusedBy, runOperation, verdictsOn, type Verdict } from '../kernel/verdict';
import { sampleAddressLink } from '../sales/address-link';
import { readDesk } from '../sales/desk';
import { holdOrders } from '../sales/facts';
import { orderUpdate } from '../sales/update';
import { makeTask } from '../tasks/make';
import { alertAssigned } from './alerts';
import { mailboxOf } from './recipients';
import { sampleRatingLink } from './ratings';
import { findSupports } from './rows';
import { readClock } from './send';
import type { SupportRow } from './tables';
import { holdSupports, standingOf } from './threads';
import { keepUndo } from './undo';
import { changedColumns, changeSupport, readChange, snoozeOf, type SupportChange } from './update';
import { readVariables } from './variables';
import { checkNote, readReply, requireLatest, writeNote, writeReply, type Clock } from './write';

interface Running extends Clock {
  readonly context: RequestContext;
  readonly hours: BusinessHours;
}

/** What a reply is followed by: the status a later step names, which the buyer's answer would otherwise wait for in vain. */
const AFTERWARDS: Readonly<Record<string, Afterwards>> = { Waiting: 'wait', Resolved: 'resolve', Inprocess: 'stay' };

/** Steps as they are done: where a reply comes before a status, the status follows it once it was sent. */
const readySteps = (macro: readonly MacroStep[]): ReadyStep[] => {
  const { steps, afterwards = 'wait' } = arrangeSteps(macro, AFTERWARDS);
  return steps.map((step) => ({ ...step, afterwards }));
};

const orderOf = ({ order_id, subject }: SupportRow): string => {
  if (order_id === null) throw new UserError('support.noOrder', { values: { subject } });
  return order_id;
};

const filled = async (tx: Tx, support: SupportRow, body: string, { context }: Running): Promise<string> =>
  unfilled(body) === undefined ? body : fillIn(body, await readVariables(tx, support, context.user));

/** A step as it is done with each conversation. */
interface ReadyStep extends MacroStep {
  readonly afterwards: Afterwards;
}

/** How an act is done. What `check` refuses is refused by `run`: both ask the same rules. */
interface ActRules {
  /** Throws where it cannot be done; else gives the conversation as it would be. Writes nothing. */
  readonly check: (tx: Tx, support: SupportRow, step: ReadyStep, running: Running) => Promise<SupportRow>;
  readonly run: (tx: Tx, support: SupportRow, step: ReadyStep, running: Running) => Promise<SupportRow>;
}

/** An act that only changes the conversation. */
const changes = (paramsOf: (value: string, running: Running) => SupportUpdateInput): ActRules => {
  const read = (tx: Tx, { value }: ReadyStep, running: Running): Promise<SupportChange> =>
    readChange(tx, paramsOf(value, running), running.context, running.now);
  return {
    check: async (tx, support, step, running) => ({ ...support, ...changedColumns(support, await read(tx, step, running), running) }),
    run: async (tx, support, step, running) => changeSupport(tx, support, await read(tx, step, running), running),
  };
};

/** A reply nobody looks at while it fails is refused at once where its store has no mailbox. */
const requireMailbox = async (tx: Tx, support: SupportRow): Promise<void> => {
  if (support.channel === 'mail' && (await mailboxOf(tx, support)) === undefined)
    throw new UserError('mail.noMailbox', { code: 'CONFLICT' });
};

const ticketOf = ({ value: category }: ReadyStep, support: SupportRow) => ({
  params: { type: 'support', category, order_id: orderOf(support), support_id: support._id },
});

const holdOf = ({ value: reason }: ReadyStep, support: SupportRow) => ({ ids: [orderOf(support)], params: { hold: { reason } } });

const ACTS: Readonly<Record<MacroAct, ActRules>> = {
  assign: changes((assignee) => ({ assignee })),
  status: changes((status) => ({ status })),
  priority: changes((priority) => ({ priority })),
  tag: changes((tag) => ({ add_tags: tag.split(',') })),
  snooze: changes(snoozeOf),
  reply: {
    check: async (tx, support, { value }, running) => {
      const { context } = running;
      const body = await filled(tx, support, value, running);
      await readReply(tx, support, { body, files: [] }, context, {
        address: (orderId) => sampleAddressLink(tx, orderId, context),
        rating: () => Promise.resolve(sampleRatingLink(context.origin)),
      });
      await requireMailbox(tx, support);
      return { ...support, ...wasTaken(standingOf(support)), assignee: support.assignee ?? context.user._id };
    },
    run: async (tx, support, { value, afterwards }, running) => {
      await requireMailbox(tx, support);
      return writeReply(tx, support, { body: await filled(tx, support, value, running), files: [], afterwards }, running.context, running);
    },
  },
  note: {
    check: async (tx, support, { value }, running) => {
      checkNote(support, { body: await filled(tx, support, value, running), files: [] });
      return support;
    },
    run: async (tx, support, { value }, running) =>
      writeNote(tx, support, { body: await filled(tx, support, value, running), files: [] }, running.context, running.now),
  },
  ticket: {
    check: async (_tx, support, step) => {
      ticketOf(step, support);
      return support;
    },
    run: async (tx, support, step, { context, now }) => {
      await runOperation(makeTask, tx, ticketOf(step, support), context, now);
      return support;
    },
  },
  hold: {
    check: async (tx, support, step, { context }) => {
      acceptedOf(await orderUpdate.verdicts(tx, holdOf(step, support), context));
      return support;
    },
    run: async (tx, support, step, { context, now }) => {
      void (await runOperation(orderUpdate, tx, holdOf(step, support), context, now));
      return support;
    },
  },
};

const touchesOrder = ({ act, value }: MacroStep): boolean => act === 'ticket' || act === 'hold' || value.includes(ADDRESS_LINK);

/** The steps of a macro. Throws where its caller may not do one of them, whatever the conversation. */
const readSteps = async (tx: Tx, id: string, { container, user }: RequestContext): Promise<ReadyStep[]> => {
  const macro = await tx
    .selectFrom('macros')
    .select('steps')
    .where('container_id', '=', container._id)
    .where('_id', '=', id.trim())
    .executeTakeFirst();
  if (!macro) throw new UserError('support.macroMissing', { code: 'NOT_FOUND' });
  for (const { act, value } of macro.steps) {
    if (act === 'ticket') requirePermission(user, { module: 'tasks', access: 'add' });
    if (act === 'hold' || (act === 'reply' && wants(value, ADDRESS_LINK))) requirePermission(user, { module: 'order', access: 'update' });
  }
  return readySteps(macro.steps);
};

const readRunning = async (tx: Tx, clock: Clock, context: RequestContext): Promise<Running> => ({
  ...clock,
  context,
  hours: (await readDesk(tx, context.container._id)).hours,
});

/** What the macro would do with each conversation: each goes through all steps, of which nothing is written. */
const macroVerdicts = async (tx: Tx, id: string, items: readonly MacroItemInput[], context: RequestContext): Promise<Verdict[]> => {
  const { container, services } = context;
  const ids = someIds(
    items.map(({ _id }) => _id),
    'items',
  );
  const steps = await readSteps(tx, id, context);
  const now = await services.marketNow();
  const running = await readRunning(tx, { now, sendAt: now }, context);
  const replies = steps.filter(({ act }) => act === 'reply').length;
  const rows = await tx.selectFrom('supports').selectAll().where('container_id', '=', container._id).where('_id', 'in', ids).execute();
  const seen = seenLast(items);
  const judge = async (row: SupportRow): Promise<Verdict> => {
    try {
      await requireLatest(tx, row, seen.get(row._id), now);
      let support = row;
      for (const step of steps) support = await ACTS[step.act].check(tx, support, step, running);
      return accepted(row._id, row.subject, 'repliesSent', replies);
    } catch (error) {
      if (error instanceof UserError) return refusedBy(row._id, row.subject, error);
      throw error;
    }
  };
  const judged = new Map<string, Verdict>();
  for (const row of rows) judged.set(row._id, await judge(row));
  return verdictsOn(ids, rows, (row) => judged.get(row._id) ?? accepted(row._id, row.subject));
};

/** The message its caller has seen last, by conversation. */
const seenLast = (items: readonly MacroItemInput[]): ReadonlyMap<string, string | null | undefined> =>
  new Map(items.map(({ _id, expect_last_id }) => [_id.trim(), expect_last_id]));

/** Does all steps with a conversation, held; gives the ids of the replies it wrote. */
const runSteps = async (tx: Tx, support: SupportRow, steps: readonly ReadyStep[], running: Running): Promise<string[]> => {
  const replies: string[] = [];
  let stands = support;
  for (const step of steps) {
    stands = await ACTS[step.act].run(tx, stands, step, running);
    if (step.act === 'reply' && stands.last_message_id !== null) replies.push(stands.last_message_id);
  }
  return replies;
};

/** All steps with each conversation that allows all of them, in one transaction. */
export const macroRun: MutationOperations['macroRun'] = {
  ...operation({
    rule: { module: 'messenger', access: 'update' },
    prepare: (_args, context) => readClock(context),
    run: async (tx, { _id, items, change }, context, clock, wanted) => {
      const { container, user } = context;
      const steps = await readSteps(tx, _id, context);
      const held = await holdSupports(tx, container._id, wanted.toSorted());
      if (steps.some(touchesOrder))
        await holdOrders(tx, container._id, [...new Set(held.flatMap(({ order_id }) => order_id ?? []))].toSorted());
      const running = await readRunning(tx, clock, context);
      const seen = seenLast(items);
      const changed = [];
      for (const support of held) {
        await requireLatest(tx, support, seen.get(support._id), clock.now);
        changed.push({ support, replies: await runSteps(tx, support, steps, running) });
      }
      await keepUndo(tx, changed, change, user._id);
      const given = steps.findLast(({ act }) => act === 'assign')?.value.trim() ?? '';
      const to = given === 'me' ? user._id : given;
      if (to !== '')
        await alertAssigned(
          tx,
          held.filter(({ assignee }) => assignee !== to),
          to,
          { _id: user._id },
        );
      return findSupports(tx, container._id, wanted, clock.now);
    },
  }),
  verdicts: (tx, { _id, items }, context) => macroVerdicts(tx, _id, items, context),
};
