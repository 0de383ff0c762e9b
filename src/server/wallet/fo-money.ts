import { sql } from 'kysely';
import { movementKey, type WalletAccount } from '../../domain/billing/wallet';
import type { Tx } from '../kernel/context';
import { changeCredit, type Movement } from './wallet';

/** A fulfilment order, as the wallet knows it. Whoever moves money for one holds it. */
interface PaidOrder {
  readonly container_id: string;
  readonly fulfilment_id: string;
  /** Ours; each is one order's. */
  readonly reference: string;
}

/** What an order has of the wallet's money, by the lines that tell of it. Cents. */
interface Share {
  /** How often it was tried. */
  readonly attempt: number;
  readonly held: number;
  /** What its provider got of it. */
  readonly paid: number;
  readonly refunds: number;
}

const makerOf = ({ fulfilment_id }: PaidOrder): WalletAccount => `fulfilment:${fulfilment_id}`;

const readShare = async (tx: Tx, order: PaidOrder): Promise<Share> => {
  const { rows } = await sql<Share>`select count(*) filter (where t.kind = 'hold' and e.account = 'held')::integer as attempt,
      coalesce(sum(e.amount * 100) filter (where e.account = 'held'), 0)::integer as held,
      coalesce(sum(e.amount * 100) filter (where e.account = ${makerOf(order)}), 0)::integer as paid,
      count(*) filter (where t.kind = 'refund' and e.account = 'wallet')::integer as refunds
    from wallet_transactions t join wallet_entries e on e.container_id = t.container_id and e.transaction_id = t._id
    where t.container_id = ${order.container_id} and t.reference = ${order.reference}`.execute(tx);
  return rows[0] ?? { attempt: 0, held: 0, paid: 0, refunds: 0 };
};

const move = (tx: Tx, order: PaidOrder, movement: Omit<Movement, 'reference'>) =>
  changeCredit(tx, order.container_id, { ...movement, reference: order.reference });

/** Holds what an order takes, as it is about to be sent. Throws where the wallet cannot; what is held for it already stays. */
export const holdFor = async (tx: Tx, order: PaidOrder, cents: number): Promise<void> => {
  const { attempt, held } = await readShare(tx, order);
  if (cents <= 0 || held > 0) return;
  await move(tx, order, { kind: 'hold', key: movementKey.fo(order.reference, attempt + 1, 'hold'), from: 'wallet', to: 'held', cents });
};

const release = async (tx: Tx, order: PaidOrder, { attempt }: Share, cents: number): Promise<void> => {
  if (cents <= 0) return;
  await move(tx, order, { kind: 'release', key: movementKey.fo(order.reference, attempt, 'release'), from: 'held', to: 'wallet', cents });
};

/** The order is not at its provider: what was held for it is the wallet's again. */
export const releaseHold = async (tx: Tx, order: PaidOrder): Promise<void> => {
  const share = await readShare(tx, order);
  await release(tx, order, share, share.held);
};

/**
 * The provider has the order: of what is held it gets what it charges, and the rest is the wallet's again. What it charges beyond is due on
 * the invoice. `charged`: cents; null: it does not say, so what its catalogue said holds.
 */
const capture = async (tx: Tx, order: PaidOrder, share: Share, charged: number | null): Promise<number> => {
  const { attempt, held } = share;
  if (held <= 0) return 0;
  const cents = Math.min(charged ?? held, held);
  const key = movementKey.fo(order.reference, attempt, 'capture');
  if (cents > 0) await move(tx, order, { kind: 'capture', key, from: 'held', to: makerOf(order), cents });
  await release(tx, order, share, held - cents);
  return cents;
};

/**
 * Brings what the wallet paid for an order to what its provider takes for it: what is held is captured, and what was paid beyond, as when the
 * order was cancelled, comes back. `charged`: cents; null: it does not say.
 */
export const followCharge = async (tx: Tx, order: PaidOrder, charged: number | null): Promise<void> => {
  const share = await readShare(tx, order);
  const paid = share.paid + (await capture(tx, order, share, charged));
  if (charged === null || paid <= charged) return;
  const { attempt, refunds } = share;
  const key = movementKey.fo(order.reference, attempt, `refund-${refunds + 1}`);
  await move(tx, order, { kind: 'refund', key, from: makerOf(order), to: 'wallet', cents: paid - charged });
};
