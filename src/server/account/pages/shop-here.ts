import type { FastifyRequest } from 'fastify';
import { firstContainer } from '../../sign-in/caller';
import type { Services, SignedInUser } from '../../kernel/context';
import { groupsOf, memberRole } from '../../kernel/membership';
import { containerNameOf } from '../../kernel/origin';

/** The shop whose host a page of the account site was asked for at, as one of its members sees it. */
export interface ShopHere {
  readonly _id: string;
  readonly label: string;
  readonly member: Pick<SignedInUser, 'role' | 'groups' | 'permission'>;
}

/** Undefined when the person is no active member of the shop of this host. */
export const findShopHere = async (services: Services, request: FastifyRequest, userId: string): Promise<ShopHere | undefined> => {
  const named = containerNameOf(request.hostname);
  const first = named ? undefined : await firstContainer(services.pool);
  const row = await services.db
    .selectFrom('memberships as m')
    .innerJoin('containers as c', 'c._id', 'm.container_id')
    .leftJoin('user_groups as g', (join) =>
      join.onRef('g.container_id', '=', 'm.container_id').onRef('g._id', '=', 'm.group_id').on('g.status', '=', 'Active'),
    )
    .select(['c._id', 'c.label', 'g.name as group_name', 'g.permission'])
    .select(memberRole().as('role'))
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
      member: { role: row.role, groups: groupsOf(row.role, row.group_name), permission: row.permission ?? [] },
    }
  );
};
