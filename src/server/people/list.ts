import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { QueryUsersArgs } from '../../contract/generated/resolvers';
import type { Database } from '../db/schema';
import { UserError } from '../kernel/errors';
import { containing } from '../kernel/input';
import { memberName, memberships, type MembershipRow, type membershipRows } from './rows';

/** Filters of a list of members, as `users` of the contract describes them; `name` is the one of `usersByName`. */
export type MemberFilter = Omit<QueryUsersArgs, 'sort'> & { readonly name?: string };

type Conditions = ReturnType<typeof conditions>;

/** `#12` and `12` are the number 12; undefined for what cannot be one. */
const numberOf = (text: string): number | undefined => {
  const [, digits] = /^#?(\d{1,9})$/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

const conditions = (containerId: string, filter: MemberFilter) => {
  const met = [sql<boolean>`m.container_id = ${containerId}`];
  const shown = sql`case when u.status = 'Blocked' then 'Blocked' else m.status end`;
  const id = filter._id?.trim();
  if (id) met.push(sql<boolean>`m.user_id = ${id}`);
  const status = id && !filter.status?.trim() ? undefined : statusOf(filter.status);
  if (status) met.push(sql<boolean>`${shown} = ${status}`);
  // What cannot be a number is nobody's.
  if (filter.identity?.trim()) met.push(sql<boolean>`u.identity = ${numberOf(filter.identity) ?? 0}`);
  if (filter.email?.trim()) met.push(sql<boolean>`u.email ilike ${containing(filter.email)}`);
  if (filter.name?.trim()) met.push(sql<boolean>`${memberName()} ilike ${containing(filter.name)}`);
  if (filter.search?.trim()) {
    const pattern = containing(filter.search);
    met.push(sql<boolean>`(${memberName()} ilike ${pattern} or u.email ilike ${pattern} or u.identity = ${numberOf(filter.search) ?? 0})`);
  }
  if (filter.group?.trim()) met.push(sql<boolean>`m.group_id = ${filter.group.trim()}`);
  if (typeof filter.start === 'number') met.push(sql<boolean>`m.created_at >= ${filter.start}`);
  if (typeof filter.end === 'number') met.push(sql<boolean>`m.created_at <= ${filter.end}`);
  return met;
};

const STATUSES = ['Active', 'Pending', 'Blocked'];

/** Empty is who may come in; undefined is everyone. Throws one sentence for another status. */
const statusOf = (text: string | null | undefined): string | undefined => {
  const asked = text?.trim().toLowerCase() ?? '';
  if (asked === '') return 'Active';
  if (asked === 'all') return undefined;
  const status = STATUSES.find((each) => each.toLowerCase() === asked);
  if (!status) throw new UserError('user.statusFilter', { field: 'status', values: { status: text ?? '', statuses: STATUSES.join(', ') } });
  return status;
};

export const filterMembers = (rows: ReturnType<typeof membershipRows>, containerId: string, filter: MemberFilter) =>
  rows.where((is) => is.and(conditions(containerId, filter) satisfies Conditions));

export const countMembers = async (identity: Kysely<Database>, containerId: string, filter: MemberFilter): Promise<number> => {
  const { count } = await memberships(identity)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((is) => is.and(conditions(containerId, filter)))
    .executeTakeFirstOrThrow();
  return count;
};

/** What a list can be sorted by. Newest first among equals. */
const SORTS = {
  name: () => sql`lower(${memberName()})`,
  email: () => sql`u.email`,
  identity: () => sql`u.identity`,
  status: () => sql`m.status`,
  last_login: () => sql`u.last_login`,
  created_at: () => sql`m.created_at`,
} as const;

const isSort = (field: string): field is keyof typeof SORTS => Object.hasOwn(SORTS, field);

/** `field` or `-field`; members without a value come last either way. Throws one sentence for a field there is none of. */
export const orderMembers = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, MembershipRow>,
  sort: string | null | undefined,
): SelectQueryBuilder<DB, TB, MembershipRow> => {
  const asked = sort?.trim();
  if (!asked) return rows.orderBy(sql`m._id`, 'desc');
  const descending = asked.startsWith('-');
  const field = descending ? asked.slice(1) : asked;
  if (!isSort(field)) {
    throw new UserError('user.sort', { field: 'sort', values: { field, fields: Object.keys(SORTS).join(', ') } });
  }
  return rows.orderBy(SORTS[field](), (order) => (descending ? order.desc() : order.asc()).nullsLast()).orderBy(sql`m._id`, 'desc');
};
