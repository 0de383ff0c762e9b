import type { StoreOwner } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { asIdentity } from '../db/tenancy';

/** Members of a container by ids or emails; the tenant role may not read people, so the container is named. */
const membersBy = (tx: Tx, containerId: string, key: '_id' | 'email', values: readonly string[]): Promise<StoreOwner[]> =>
  asIdentity(tx, (identity) =>
    identity
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u._id', 'm.user_id')
      .where('m.container_id', '=', containerId)
      .where('m.status', '<>', 'Pending')
      .where(`u.${key}`, 'in', values)
      .select(['u._id as id', 'u.email'])
      .execute(),
  );

/** The owners of several stores, by their ids; who left is none any more. */
export const ownersOf = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, StoreOwner>> => {
  const owners = ids.length === 0 ? [] : await membersBy(tx, containerId, '_id', [...new Set(ids)]);
  return new Map(owners.map((owner) => [owner.id, owner]));
};

/** Ids of the members that are named by id or email. Throws for somebody who is none. */
export const findOwners = async (tx: Tx, containerId: string, named: readonly string[]): Promise<string[]> => {
  if (named.length === 0) return [];
  const byId = await ownersOf(tx, containerId, named);
  const emails = named.filter((name) => !byId.has(name)).map((name) => name.toLowerCase());
  const byEmail = emails.length === 0 ? [] : await membersBy(tx, containerId, 'email', emails);
  const ids = named.map((name) => {
    const id = byId.get(name)?.id ?? byEmail.find(({ email }) => email === name.toLowerCase())?.id;
    if (id === undefined) throw new UserError('store.ownerUnknown', { field: 'params.user_owners', values: { owner: name } });
    return id;
  });
  return [...new Set(ids)];
};
