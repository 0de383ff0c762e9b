import { sql } from 'kysely';
import { signedCents, type ChargeKind, type InvoiceLine } from '../../domain/billing/invoice';
import type { Tx } from '../kernel/context';

/** A charge with what an invoice says of it. */
interface Charge {
  readonly fo_id: string;
  readonly reference: string;
  readonly order: string;
  readonly kind: ChargeKind;
  readonly amount: number;
  readonly charged_at: number;
}

/** The charges that stand on an invoice, the oldest first. */
const readCharges = async (tx: Tx, containerId: string, invoiceId: string): Promise<Charge[]> => {
  const { rows } = await sql<Charge>`select c.fo_id, fo.reference, o.number as order, c.kind, c.amount, c.charged_at
    from fo_charges c join fulfilment_orders fo on fo.container_id = c.container_id and fo._id = c.fo_id
      join orders o on o.container_id = fo.container_id and o._id = fo.order_id
    where c.container_id = ${containerId} and c.invoice_id = ${invoiceId} order by c.charged_at, o.number, c._id`.execute(tx);
  return rows;
};

export const linesOfCharges = async (tx: Tx, containerId: string, invoiceId: string): Promise<InvoiceLine[]> =>
  (await readCharges(tx, containerId, invoiceId)).map(({ order, reference, kind, amount, charged_at }) => ({
    order,
    fo: reference,
    kind,
    cents: signedCents(kind, amount),
    at: charged_at,
  }));

/** What charges are drafted by: whose they are, who made the charge, and in which month. */
interface Month {
  readonly store_id: string;
  readonly fulfilment_id: string;
  readonly month: string;
  readonly ids: readonly string[];
}

/**
 * Charges on no invoice up to a moment, by store, provider and month of a zone's calendar. They are held until the transaction ends: who asks
 * meanwhile waits, and does not see those that were put on an invoice.
 */
export const openMonths = async (tx: Tx, containerId: string, before: number, zone: string): Promise<Month[]> => {
  const { rows } = await sql<Month>`with open as materialized (select _id, fo_id, charged_at from fo_charges
      where container_id = ${containerId} and invoice_id is null and charged_at < ${before} order by _id for update)
    select o.store_id, fo.fulfilment_id, to_char(to_timestamp(c.charged_at) at time zone ${zone}, 'YYYY-MM') as month, array_agg(c._id) as ids
    from open c join fulfilment_orders fo on fo.container_id = ${containerId} and fo._id = c.fo_id
      join orders o on o.container_id = fo.container_id and o._id = fo.order_id
    group by 1, 2, 3 order by 3, 1, 2`.execute(tx);
  return rows;
};

/** Puts charges on an invoice. */
export const putOn = async (tx: Tx, containerId: string, ids: readonly string[], invoiceId: string): Promise<void> => {
  await sql`update fo_charges set invoice_id = ${invoiceId} where container_id = ${containerId} and _id = any(${ids}) and invoice_id is null`.execute(
    tx,
  );
};

/** Takes all off an invoice, so that another may have them. */
export const takeOff = async (tx: Tx, containerId: string, invoiceId: string): Promise<void> => {
  await sql`update fo_charges set invoice_id = null where container_id = ${containerId} and invoice_id = ${invoiceId}`.execute(tx);
};

/**
 * What the wallet has paid for each fulfilment order on an invoice that no other invoice takes account of: captured and given back. Cents.
 */
export const readCover = async (
  tx: Tx,
  containerId: string,
  invoiceId: string,
): Promise<{ readonly fo_id: string; readonly cents: number }[]> => {
  const { rows } = await sql<{ fo_id: string; cents: number }>`
    with mine as (select distinct c.fo_id, fo.reference, 'fulfilment:' || fo.fulfilment_id as account
      from fo_charges c join fulfilment_orders fo on fo.container_id = c.container_id and fo._id = c.fo_id
      where c.container_id = ${containerId} and c.invoice_id = ${invoiceId})
    select mine.fo_id, (coalesce((select sum(e.amount * 100) from wallet_transactions t join wallet_entries e
          on e.container_id = t.container_id and e.transaction_id = t._id and e.account = mine.account
        where t.container_id = ${containerId} and t.reference = mine.reference), 0)
      - coalesce((select sum(k.cents) from invoice_cover k where k.container_id = ${containerId} and k.fo_id = mine.fo_id
          and k.invoice_id <> ${invoiceId}), 0))::integer as cents
    from mine`.execute(tx);
  return rows.filter(({ cents }) => cents !== 0);
};
