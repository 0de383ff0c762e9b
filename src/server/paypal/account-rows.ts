import { sql } from 'kysely';
import type { ItemStore, PaypalAccount } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { itemStoreColumns, toItemStore } from '../stores/rows';
import type { AccountRow } from './tables';

/** Stores whose settings name these emails, by the email in small letters. */
export const storesPaidTo = async (tx: Tx, containerId: string, emails: readonly string[]): Promise<ReadonlyMap<string, ItemStore[]>> => {
  const found = new Map<string, ItemStore[]>();
  if (emails.length === 0) return found;
  const rows = await tx
    .selectFrom('stores as s')
    .select([...itemStoreColumns])
    .select(
      sql<
        string[]
      >`array(select lower(email) from jsonb_array_elements_text(coalesce(s.settings->'paypal_emails', '[]'::jsonb) || coalesce(s.settings->'paypal_email', '[]'::jsonb)) as email)`.as(
        'emails',
      ),
    )
    .where('s.container_id', '=', containerId)
    .where('s.trashed_at', 'is', null)
    .where(sql<boolean>`s.settings ?| array['paypal_email', 'paypal_emails']`)
    .orderBy('s._id')
    .execute();
  for (const email of emails.map((each) => each.toLowerCase()))
    found.set(
      email,
      rows.filter((row) => row.emails.includes(email)).map((row) => toItemStore(row)),
    );
  return found;
};

export const visibleAccounts = (tx: Tx, containerId: string) =>
  tx.selectFrom('paypal_accounts').selectAll().where('container_id', '=', containerId).where('trashed_at', 'is', null);

/** Accounts as the contract has them. */
export const toAccounts = async (tx: Tx, containerId: string, rows: readonly AccountRow[]): Promise<PaypalAccount[]> => {
  const stores = await storesPaidTo(
    tx,
    containerId,
    rows.map(({ email }) => email),
  );
  return rows.map(({ _id, email, status, reason, config, fetched_at, fetching, created_at, updated_at }) => ({
    ...{ _id, email, status, reason, fetched_at, fetching, created_at, updated_at },
    url: config.url ?? '',
    client_id: config.client_id ?? '',
    secret: config.secret ?? '',
    stores: stores.get(email.toLowerCase()) ?? [],
  }));
};

export const findAccounts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<PaypalAccount[]> =>
  toAccounts(
    tx,
    containerId,
    await visibleAccounts(tx, containerId)
      .where('_id', 'in', [...ids, ''])
      .orderBy('email')
      .execute(),
  );
