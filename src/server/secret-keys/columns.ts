import type { Selectable } from 'kysely';
import { storeFieldsOf } from '../connectors/secrets';
import type { Database } from '../db/schema';
import { sealedForErasures } from '../erasures/erasure-keys';
import { sealedFor as sealedForFulfilment } from '../fulfilments/connect';
import { sealedFor as sealedForIntegration } from '../integrations/settings';
import type { Sealed } from '../kernel/vault';
import { sealedForMailbox } from '../mail/sign-in/grants';
import { sealedFor as sealedForPaypal } from '../paypal/accounts';
import { sealedForAuthenticator } from '../sign-in/second-factors/authenticators';
import { sealedFor as sealedForStore } from '../stores/connection';

type IsSealed<Value> = string extends Value ? false : Sealed extends Value ? true : false;

type SealedColumnOf<Row> = { [Name in keyof Row & string]: IsSealed<Row[Name]> extends true ? Name : never }[keyof Row & string];

type SealedTable = {
  [Name in keyof Database]: [SealedColumnOf<Selectable<Database[Name]>>] extends [never] ? never : Name;
}[keyof Database];

/** The values of the columns that name a row, and what its secret is sealed for. */
interface Sealing {
  readonly by: readonly string[];
  readonly sealedFor: (...names: string[]) => string;
}

interface TableWithSecrets<Columns extends string> {
  /** The primary key. */
  readonly key: readonly [string, ...string[]];
  readonly columns: Readonly<Record<Columns, Sealing>>;
  /** A column that is set where the value's key is known to be lost. */
  readonly lost?: string;
}

/** Names as many values as its columns, so none is missing. */
const by = <Names extends readonly string[]>(names: Names, sealedFor: (...values: { [At in keyof Names]: string }) => string): Sealing => ({
  by: names,
  sealedFor: sealedFor as Sealing['sealedFor'],
});

const OWN_ROW = ['container_id', '_id'] as const;
const OF_STORE = ['container_id', 'store_id'] as const;
const OF_PERSON = ['user_id'] as const;

/** Every column that stores sealed values. One that has the type `Sealed` in its table and is not named here is a type error. */
const TABLES: { readonly [Name in SealedTable]: TableWithSecrets<SealedColumnOf<Selectable<Database[Name]>>> } = {
  app_configs: {
    key: ['container_id', 'code'],
    columns: { credentials: by(['container_id', 'code'] as const, sealedForIntegration) },
  },
  // A setup moves to the authenticators when its first code is entered.
  authenticator_setups: { key: OF_PERSON, columns: { secret: by(OF_PERSON, sealedForAuthenticator) } },
  authenticators: { key: OF_PERSON, columns: { secret: by(OF_PERSON, sealedForAuthenticator) } },
  erasure_keys: { key: ['_id'], lost: 'lost_at', columns: { secret: by(['_id'] as const, sealedForErasures) } },
  fulfilments: { key: OWN_ROW, columns: { credentials: by(OWN_ROW, sealedForFulfilment) } },
  mail_grants: { key: OF_STORE, columns: { tokens: by(OF_STORE, sealedForMailbox) } },
  paypal_accounts: { key: OWN_ROW, columns: { credentials: by(OWN_ROW, sealedForPaypal) } },
  store_doors: { key: ['container_id', 'hash'], columns: { verifier: by(OF_STORE, sealedForStore) } },
  stores: { key: OWN_ROW, columns: { credentials: by(OWN_ROW, sealedForStore), secrets: by(OWN_ROW, storeFieldsOf) } },
};

/** A column that stores sealed values. */
export interface SealedColumn extends Sealing {
  readonly table: string;
  readonly column: string;
  /** The primary key of the table. */
  readonly key: readonly [string, ...string[]];
  /** A column that is set where the value's key is known to be lost: such a value is left out. */
  readonly lost?: string | undefined;
}

export const SEALED_COLUMNS: readonly SealedColumn[] = Object.entries<TableWithSecrets<string>>(TABLES).flatMap(
  ([table, { key, columns, lost }]) => Object.entries(columns).map(([column, sealing]) => ({ ...sealing, table, column, key, lost })),
);

/** A column as an operator reads it. */
export const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;
