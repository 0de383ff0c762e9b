import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { firstContainer } from './caller';
import type { Services } from '../kernel/context';
import { memberRole } from '../kernel/membership';
import { hostOfContainer } from '../../domain/people/containers';
import { MISSES_TWO_STEP } from './second-factors/second-factors';
import { originAt, PLAIN_HOSTS } from '../kernel/origin';

/** A container somebody belongs to, with the origins it answers on, the usual one first. */
export interface OwnShop {
  readonly _id: string;
  readonly label: string;
  readonly role: string;
  readonly origins: readonly string[];
  /** The workspace requires two-step verification, and the person has not set it up. */
  readonly missesTwoStep: boolean;
}

/** The containers a person belongs to, oldest first, at the scheme and port this request came to. */
export const ownShops = async (services: Services, request: FastifyRequest, userId: string): Promise<readonly OwnShop[]> => {
  const rows = await services.db
    .selectFrom('memberships as m')
    .innerJoin('containers as c', 'c._id', 'm.container_id')
    .innerJoin('users as u', 'u._id', 'm.user_id')
    .leftJoin('user_groups as g', (join) =>
      join.onRef('g.container_id', '=', 'm.container_id').onRef('g._id', '=', 'm.group_id').on('g.status', '=', 'Active'),
    )
    .select([
      'c._id',
      'c.label',
      'c.domain',
      'c.server',
      memberRole().as('role'),
      sql<boolean>`(${sql.raw(MISSES_TWO_STEP)})`.as('misses_two_step'),
    ])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'Active')
    .orderBy('c.created_at')
    .orderBy('c._id')
    .execute();
  const first = await firstContainer(services.pool);
  return rows.map((row) => ({
    _id: row._id,
    label: row.label,
    role: row.role,
    missesTwoStep: row.misses_two_step,
    origins: [hostOfContainer(row), ...(row._id === first ? PLAIN_HOSTS : [])].map((host) => originAt(request, host)),
  }));
};

/** Every origin a person may be sent to. */
export const originsOf = (shops: readonly OwnShop[]): readonly string[] => shops.flatMap((shop) => shop.origins);

/** Where somebody goes who did not come from anywhere: the shop they are looking at, or else their oldest. */
export const homeOf = (shops: readonly OwnShop[], here: string): string | undefined => {
  const all = originsOf(shops);
  return all.includes(here) ? here : all[0];
};
