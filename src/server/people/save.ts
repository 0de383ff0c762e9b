import type { UserInput } from '../../contract/generated/resolvers';
import { PLAIN_ROLE, isSuperRoot } from '../../domain/people/roles';
import { checkName } from './profile';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import { requireHandOut, type GroupRow } from './authority';
import type { MembershipRow } from './rows';

export const missingUser = (): UserError => new UserError('user.missing', { code: 'NOT_FOUND' });

const MAX_TEXT = 200;
/** Texts of a member anybody may see to for themselves, and those that decide what they get. */
const OWN_TEXTS = ['phone_number', 'facebook', 'skype'] as const;
const GIVEN_TEXTS = ['sale_plan', 'ffm_sku', 'ffm_sku_label'] as const;
const GIVEN_FLAGS = ['vip', 'ship_by_seller'] as const;

type Columns = Partial<
  Record<(typeof OWN_TEXTS)[number] | (typeof GIVEN_TEXTS)[number], string | null> & Record<(typeof GIVEN_FLAGS)[number], boolean>
>;

/** The further columns of a membership that were sent; an empty text clears its column. */
export const memberColumns = (params: UserInput): Columns => {
  const columns: Columns = {};
  for (const name of [...OWN_TEXTS, ...GIVEN_TEXTS]) {
    const text = params[name]?.trim();
    if (text === undefined) continue;
    if (text.length > MAX_TEXT) throw new UserError('text.tooLong', { field: `params.${name}`, values: { most: MAX_TEXT } });
    columns[name] = text || null;
  }
  for (const name of GIVEN_FLAGS) {
    const flag = params[name];
    if (flag !== undefined && flag !== null) columns[name] = flag;
  }
  return columns;
};

/** Throws one sentence when somebody would change for themselves what only others may give. */
export const refuseOwnGifts = (params: UserInput): void => {
  const gift = (['groups', 'status', ...GIVEN_TEXTS, ...GIVEN_FLAGS] as const).find(
    (name) => params[name] !== undefined && params[name] !== null,
  );
  if (gift) throw new UserError('user.ownGift', { code: 'FORBIDDEN', field: `params.${gift}` });
};

/**
 * The group a member is to be in: what was asked for; when nothing was and `fallback` is set, the default group. Undefined when it stays as
 * it is. Throws one sentence for more than one group, an unknown or inactive one, and one the caller may not hand out.
 */
export const chosenGroup = (
  params: UserInput,
  groups: readonly GroupRow[],
  context: RequestContext,
  options: { readonly fallback: boolean },
): GroupRow | undefined => {
  const field = 'params.groups';
  const ids = cleanIds(params.groups ?? []);
  if (ids.length > 1) throw new UserError('user.oneGroup', { field });
  if (ids.length === 0 && params.groups && !options.fallback) throw new UserError('user.chooseGroup', { field });
  const group =
    ids.length === 1
      ? groups.find(({ _id }) => _id === ids[0])
      : options.fallback
        ? groups.find(({ is_default }) => is_default)
        : undefined;
  if (ids.length === 1 && !group) throw new UserError('group.missing', { code: 'NOT_FOUND', field });
  if (!group) {
    if (options.fallback) throw new UserError('user.noDefaultGroup', { field });
    return undefined;
  }
  if (group.status !== 'Active') throw new UserError('user.groupInactive', { field, values: { group: group.name } });
  requireHandOut(context, group, groups, field);
  return group;
};

/** Role and group of a membership that moves to a group. What the group gives replaces what was held before; super_root stays. */
export const placement = (group: GroupRow, before?: MembershipRow): { role: string; group_id: string } => ({
  role: before && isSuperRoot({ role: before.base_role }) ? before.base_role : PLAIN_ROLE,
  group_id: group._id,
});

/** The status a member is to have; undefined when it stays as it is. */
export const chosenStatus = (params: UserInput, member: MembershipRow): string | undefined => {
  const field = 'params.status';
  const status = params.status?.trim();
  if (!status || status === member.member_status) return undefined;
  if (status !== 'Active' && status !== 'Blocked') throw new UserError('user.status', { field, values: { status } });
  if (member.member_status === 'Pending') {
    throw new UserError('user.pending', { field, code: 'CONFLICT', values: { name: member.name } });
  }
  return status;
};

/** The name to write on an invitation; a name is the person's own once they have joined. */
export const chosenName = (params: UserInput, member: MembershipRow): string | undefined => {
  const name = params.name?.trim();
  if (!name || name === member.name) return undefined;
  if (member.member_status !== 'Pending') {
    throw new UserError('user.ownNameOnly', { code: 'FORBIDDEN', field: 'params.name' });
  }
  return checkName(name);
};

/** Writes what changed of a membership. */
export const writeMembership = async (
  tx: Tx,
  containerId: string,
  userId: string,
  changes: Columns & { invited_name?: string; role?: string; group_id?: string; status?: string; updated_at: number },
): Promise<void> => {
  await tx.updateTable('memberships').set(changes).where('container_id', '=', containerId).where('user_id', '=', userId).execute();
};
