import type { SupportUpdateInput } from '../../contract/generated/resolvers';
import { cleanWords } from '../../domain/names';
import { obstacleTo, type SupportStatus, type SupportWish } from '../../domain/support/lifecycle';
import { SNOOZES, snoozeUntil } from '../../domain/support/snooze';
import { awoken, movedBy, pressed, snoozed, wasTaken, type Standing, type When } from '../../domain/support/standing';
import { PRIORITIES, type Priority } from '../../domain/tasks/priorities';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import { operation, type MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { readDesk } from '../sales/desk';
import { checkMember, wordOf } from '../tasks/checks';
import { alertAssigned } from './alerts';
import { findSupports } from './rows';
import type { SupportRow } from './tables';
import { holdSupports, standingOf, writeSupport } from './threads';
import { keepUndo } from './undo';
import { supportVerdicts, wishOf } from './verdicts';

const MOST_TAGS = 50;

/** What a call changes, checked. Undefined: that stays. */
export interface SupportChange {
  readonly wish: SupportWish;
  readonly priority: Priority | undefined;
  readonly assignee: string | null | undefined;
  readonly order_id: string | null | undefined;
  readonly params: SupportUpdateInput;
  /** Id of a user; null: a rule. */
  readonly by: string | null;
}

/** Whose change it is; `user` null: a rule's. */
interface Changing {
  readonly container: Pick<RequestContext['container'], '_id'>;
  readonly user: Pick<RequestContext['user'], '_id'> | null;
}

export const readChange = async (
  tx: Tx,
  params: SupportUpdateInput,
  { container, user }: Changing,
  now: number,
): Promise<SupportChange> => {
  const typed = params.assignee?.trim();
  const assignee = typed === 'me' && user ? user._id : typed;
  await checkMember(tx, container._id, assignee);
  const { snoozed_until } = params;
  if (typeof snoozed_until === 'number' && snoozed_until !== 0 && snoozed_until <= now)
    throw new UserError('support.snoozePast', { field: 'params.snoozed_until' });
  const order = params.order_id?.trim();
  return {
    wish: await wishOf(tx, container._id, params),
    priority: wordOf(PRIORITIES, params.priority, 'params.priority'),
    assignee: assignee === undefined ? undefined : assignee || null,
    order_id: order === undefined ? undefined : order || null,
    params,
    by: user?._id ?? null,
  };
};

/** What a step that lets a conversation rest changes. */
export const snoozeOf = (value: string, { now, hours }: When): SupportUpdateInput => {
  const snooze = SNOOZES.find((each) => each === value) ?? 'tomorrow';
  return { snoozed_until: snoozeUntil(snooze, now, hours.zone), snoozed_for_parcel: snooze === 'parcel' };
};

const tagsOf = ({ tags }: SupportRow, { add_tags, remove_tags }: SupportUpdateInput): string[] => {
  const gone = cleanWords(remove_tags);
  const left = cleanWords([...tags, ...cleanWords(add_tags)]).filter((tag) => !gone.includes(tag));
  if (left.length > MOST_TAGS) throw new UserError('support.tooManyTags', { field: 'params.add_tags', values: { most: MOST_TAGS } });
  return left;
};

const standsAfter = (support: SupportRow, { wish, priority, assignee, params, by }: SupportChange, when: When): Standing => {
  let standing = standingOf(support);
  if (assignee) standing = wasTaken(standing);
  if (priority) standing = pressed(standing, priority, when);
  if (wish.status) standing = movedBy(standing, wish.status as SupportStatus, by, when);
  if (wish.snooze) {
    const until = params.snoozed_until || snoozeUntil('parcel', when.now, when.hours.zone);
    standing = snoozed(standing, until, params.snoozed_for_parcel === true, when);
  } else if (params.snoozed_until === 0 && standing.snoozed_until !== null) standing = awoken(standing, when);
  return standing;
};

/** The columns a change writes. Throws for what cannot be done. */
export const changedColumns = (support: SupportRow, change: SupportChange, when: When) => {
  const obstacle = obstacleTo(support, change.wish);
  if (obstacle) throw UserError.of({ refusal: `bulk.row.${obstacle}`, values: {} }, { code: 'CONFLICT' });
  const { assignee, order_id, params } = change;
  return {
    ...standsAfter(support, change, when),
    ...(assignee !== undefined && { assignee }),
    ...(order_id !== undefined && { order_id }),
    ...((params.add_tags ?? params.remove_tags) && { tags: tagsOf(support, params) }),
  };
};

/** Changes one conversation, held. Throws for what cannot be done: somebody may have been first. */
export const changeSupport = (tx: Tx, support: SupportRow, change: SupportChange, when: When): Promise<SupportRow> =>
  writeSupport(tx, support, changedColumns(support, change, when), when.now);

export const supportUpdate: MutationOperations['supportUpdate'] = {
  ...operation({
    rule: { module: 'messenger', access: 'update' },
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, { ids, updated_at, params, change: named }, context, now, wanted) => {
      const { container } = context;
      const change = await readChange(tx, params, context, now);
      const { hours } = await readDesk(tx, container._id);
      const held = await holdSupports(tx, container._id, wanted);
      for (const support of held) {
        requireVersion(support, ids.length === 1 ? updated_at : null);
        await changeSupport(tx, support, change, { now, hours });
      }
      await keepUndo(
        tx,
        held.map((support) => ({ support, replies: [] })),
        named,
        context.user._id,
      );
      const { assignee } = change;
      if (assignee)
        await alertAssigned(
          tx,
          held.filter((support) => support.assignee !== assignee),
          assignee,
          { _id: context.user._id },
        );
      return findSupports(tx, container._id, wanted, now);
    },
  }),
  verdicts: (tx, { ids, params }, { container }) => supportVerdicts(tx, container._id, someIds(ids, 'ids'), params),
};
