import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { firstContainer } from '../../sign-in/caller';
import { MISSES_TWO_STEP } from '../../sign-in/second-factors/second-factors';
import type { Services, SignedInUser } from '../../kernel/context';
import { groupsOf, memberRole } from '../../kernel/membership';
import { containerNameOf } from '../../kernel/origin';

/** The shop whose host a page of the account site was asked for at, as one of its members sees it. */
export interface ShopHere {
  readonly _id: string;
  readonly label: string;
  /** The workspace requires two-step verification, and the person has not set it up. */
  readonly missesTwoStep: boolean;
  readonly member: Pick<SignedInUser, 'role' | 'groups' | 'permission'>;
}

/** Undefined when the person is no active member of the shop of this host. */
export const findShopHere = async (services: Services, request: FastifyRequest, userId: string): Promise<ShopHere | undefined> => {
  const named = containerNameOf(request.hostname);
  const first = named ? undefined : await firstContainer(services.pool);
  const row = await services.db
    .selectFrom('memberships as m')
    .innerJoin('containers as c', 'c._id', 'm.container_id')
    .innerJoin('users as u', 'u._id', 'm.user_id')
    .leftJoin('user_groups as g', (join) =>
      join.onRef('g.container_id', '=', 'm.container_id').onRef('g._id', '=', 'm.group_id').on('g.status', '=', 'Active'),
    )
    .select(['c._id', 'c.label', 'g.name as group_name', 'g.permission'])
    .select([memberRole().as('role'), sql<boolean>`(${sql.raw(MISSES_TWO_STEP)})`.as('misses_two_step')])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'Active')
    .where((where) =>
      named ? where.and([where('c.domain', '=', named.domain), where('c.server', '=', named.server)]) : where('c._id', '=', first ?? ''),
    )
    .executeTakeFirst();
  return (
    row && {
      _id: row._id,
      label: row.label,
      missesTwoStep: row.misses_two_step,
      member: { role: row.role, groups: groupsOf(row.role, row.group_name), permission: row.permission ?? [] },
    }
  );
};
