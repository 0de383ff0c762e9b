import { isDeepStrictEqual } from 'node:util';
import { standingAfterFailure } from '../../domain/connections/standing';
import type { ConnectorError } from '../connectors/connector';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import type { FulfilmentRow } from './rows';

/**
 * Writes down what a call to the provider told about the connection, and why. An account is Invalid once its credentials were refused twice, some
 * minutes apart. Returns whether orders may go there again, or no more.
 */
export const noteAccountStatus = async (
  tx: Tx,
  { container_id, _id }: Pick<FulfilmentRow, 'container_id' | '_id'>,
  outcome: 'Valid' | ConnectorError,
): Promise<boolean> => {
  const failure = outcome === 'Valid' ? null : outcome;
  if (failure && !failure.storeStatus) return false;
  const before = await tx
    .selectFrom('fulfilments')
    .select(['status', 'reason', 'refused_at'])
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  const { status, refusedAt } = failure
    ? standingAfterFailure({ status: before.status, refusedAt: before.refused_at }, failure.storeStatus === 'Invalid', unixNow())
    : { status: 'Valid' as const, refusedAt: null };
  // Why the credentials were refused is what a person has to know, whatever fails later.
  const keeps = status === 'Invalid' && failure?.storeStatus !== 'Invalid';
  const reason = keeps ? before.reason : failure && { refusal: failure.refusal, values: failure.values };
  if (before.status === status && before.refused_at === refusedAt && isDeepStrictEqual(before.reason, reason)) return false;
  await tx
    .updateTable('fulfilments')
    .set({ status, reason: reason && jsonb(reason), refused_at: refusedAt, updated_at: unixNow() })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
  await tellChanged(tx, container_id, ['fulfilments']);
  return (status === 'Invalid') !== (before.status === 'Invalid');
};

/** Writes down what is left at the provider. Returns whether that is another amount now. */
export const noteBalance = async (
  tx: Tx,
  { container_id, _id }: Pick<FulfilmentRow, 'container_id' | '_id'>,
  { value, currency }: { readonly value: number; readonly currency: string },
): Promise<boolean> => {
  const columns = { balance: value, balance_currency: currency };
  const changed = await tx
    .updateTable('fulfilments')
    .set(columns)
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .where((is) => is.or([is('balance', 'is distinct from', value), is('balance_currency', 'is distinct from', currency)]))
    .returning('_id')
    .executeTakeFirst();
  await tx
    .updateTable('fulfilments')
    .set({ balance_at: unixNow() })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
  if (changed) await tellChanged(tx, container_id, ['fulfilments']);
  return changed !== undefined;
};
