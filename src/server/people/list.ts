import { sql, type Kysely } from 'kysely';
import type { QueryUsersArgs } from '../../contract/generated/resolvers';
import { nullsLast, type PageOrder } from '../db/pages';
import type { Database } from '../db/schema';
import { UserError } from '../kernel/errors';
import { containing } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { memberId, memberName, memberships, memberStatus, onceJoined } from './rows';

/** Filters of a list of members, as `users` of the contract describes them; `name` is the one of `usersByName`. */
type MemberFilter = Omit<QueryUsersArgs, 'sort'> & { readonly name?: string };

/** `#12` and `12` are the number 12; undefined for what cannot be one. */
const numberOf = (text: string): number | undefined => {
  const [, digits] = /^#?(\d{1,9})$/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

const identity = () => onceJoined(sql<number>`u.identity`);

const conditions = (containerId: string, filter: MemberFilter) => {
  const met = [sql<boolean>`m.container_id = ${containerId}`];
  const id = filter._id?.trim();
  if (id) met.push(sql<boolean>`${memberId()} = ${id}`);
  const status = id && !filter.status?.trim() ? undefined : statusOf(filter.status);
  if (status) met.push(sql<boolean>`${memberStatus()} = ${status}`);
  // What cannot be a number is nobody's.
  if (filter.identity?.trim()) met.push(sql<boolean>`${identity()} = ${numberOf(filter.identity) ?? 0}`);
  if (filter.email?.trim()) met.push(sql<boolean>`u.email ilike ${containing(filter.email)}`);
  if (filter.name?.trim()) met.push(sql<boolean>`${memberName()} ilike ${containing(filter.name)}`);
  if (filter.search?.trim()) {
    const pattern = containing(filter.search);
    met.push(
      sql<boolean>`(${memberName()} ilike ${pattern} or u.email ilike ${pattern} or ${identity()} = ${numberOf(filter.search) ?? 0})`,
    );
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

/** The members a filter leaves, for a list of them or to be counted. */
export const filterMembers = (identity: Kysely<Database>, containerId: string, filter: MemberFilter) =>
  memberships(identity).where((is) => is.and(conditions(containerId, filter)));

export const countMembers = async (identity: Kysely<Database>, containerId: string, filter: MemberFilter): Promise<number> => {
  const { count } = await filterMembers(identity, containerId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const SORTS = ['name', 'email', 'identity', 'status', 'last_login', 'created_at'] as const;

/** How a list of members is ordered: the newest first, also among equals; who never signed in comes last. Throws one sentence for another order. */
export const memberOrder = (sort: string | null | undefined): PageOrder => {
  const sorted = sortOf(sort, SORTS);
  if (!sorted) return { id: 'm._id', by: null, direction: 'desc' };
  const { field, direction } = sorted;
  const by = {
    name: sql`lower(${memberName()})`,
    email: 'u.email',
    identity: nullsLast(identity(), direction),
    status: 'm.status',
    last_login: nullsLast(onceJoined(sql<number | null>`u.last_login`), direction),
    created_at: 'm.created_at',
  } satisfies Record<typeof field, PageOrder['by']>;
  return { id: 'm._id', by: by[field], direction, ids: 'desc' };
};
