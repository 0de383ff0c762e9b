import type { Tx } from '../kernel/context';
import { asIdentity } from '../db/tenancy';

/** Names of members by their ids; empty: somebody who is gone. The tenant role may not read people. */
export const authorsOf = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<(id: string) => string> => {
  if (ids.length === 0) return () => '';
  const people = await asIdentity(tx, (identity) =>
    identity
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u._id')
      .where('m.container_id', '=', containerId)
      .where('u._id', 'in', [...new Set(ids)])
      .select(['u._id', 'u.email', 'u.name'])
      .execute(),
  );
  const names = new Map(people.map(({ _id, name, email }) => [_id, name || email]));
  return (id) => names.get(id) ?? '';
};
