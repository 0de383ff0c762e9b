import type { Selectable } from 'kysely';
import type { Fulfilment } from '../../contract/generated/resolvers';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import type { Database } from '../db/schema';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';

export type FulfilmentRow = Selectable<Database['fulfilments']>;

/** Fulfilments somebody may see: the trashed are kept for their orders only. */
export const visibleFulfilments = (tx: Tx, containerId: string) =>
  tx.selectFrom('fulfilments as f').where('f.container_id', '=', containerId).where('f.trashed_at', 'is', null);

/** The fulfilment a call names. Throws where there is none. */
export const fulfilmentNamed = async (tx: Tx, containerId: string, id: string): Promise<FulfilmentRow> => {
  const row = await visibleFulfilments(tx, containerId).selectAll('f').where('f._id', '=', id.trim()).executeTakeFirst();
  if (!row) throw new UserError('fulfilment.missing', { code: 'NOT_FOUND', field: 'fulfilment_id' });
  return row;
};

/** The fulfilment as the contract shows it, its provider's block under the provider's id. */
export const toFulfilment = (row: FulfilmentRow): Fulfilment => {
  const provider = PROVIDERS[row.type];
  return {
    _id: row._id,
    name: row.name,
    type: row.type,
    provider_name: provider.name,
    orders: provider.orders,
    can: [...provider.can],
    status: row.status,
    reason: row.reason,
    auto: row.auto,
    default: row.is_default,
    settle: row.settle,
    claims_email: row.claims_email,
    total_paid: row.total_paid,
    balance: row.balance === null ? null : { value: row.balance, currency: row.balance_currency ?? 'USD', at: row.balance_at ?? 0 },
    website: provider.website(row.config),
    // The block has the fields of the provider's description, which are those of the contract.
    [row.type]: row.config as NonNullable<Fulfilment[ProviderId]>,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
};
