import { sql } from 'kysely';
import { openVault, type Vault } from './kernel/vault';
import { sealedFor as sealedForFulfilment } from './fulfilments/connect';
import { sealedFor as sealedForIntegration } from './integrations/settings';
import type { Services } from './kernel/context';
import { sealedFor as sealedForPaypal } from './paypal/accounts';
import { sealedForAuthenticator } from './sign-in/second-factors/authenticators';
import { sealedFor as sealedForStore } from './stores/connection';

/** Of stores, fulfilments, accounts at PayPal, integrations and authenticator apps each, those that are looked at; one of any that opens is enough. */
const LOOKED_AT = 1000;

interface Sealed {
  readonly credentials: string;
  readonly context: string;
}

/** What each table's credentials are sealed for, by the column that names a row. */
const SEALED_FOR = {
  stores: { by: '_id', sealedFor: sealedForStore },
  fulfilments: { by: '_id', sealedFor: sealedForFulfilment },
  paypal_accounts: { by: '_id', sealedFor: sealedForPaypal },
  app_configs: { by: 'code', sealedFor: sealedForIntegration },
} as const;

const isTable = async ({ db }: Pick<Services, 'db'>, table: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${`public.${table}`}) is not null as there`.execute(db);
  return rows[0]?.there === true;
};

const newest = async (services: Pick<Services, 'db'>, table: keyof typeof SEALED_FOR): Promise<Sealed[]> => {
  const { by, sealedFor } = SEALED_FOR[table];
  // A database may be backed up before it was brought up to date.
  if (!(await isTable(services, table))) return [];
  const rows = await services.db
    .selectFrom(table)
    .select(['container_id', 'credentials', sql<string>`${sql.ref(by)}`.as('name')])
    // What is trashed has none.
    .where('credentials', '!=', '')
    .orderBy('updated_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.map(({ container_id, name, credentials }) => ({ credentials, context: sealedFor(container_id, name) }));
};

/** Secrets of authenticator apps belong to people, not to a container. */
const newestAuthenticators = async (services: Pick<Services, 'db'>): Promise<Sealed[]> => {
  if (!(await isTable(services, 'authenticators'))) return [];
  const rows = await services.db
    .selectFrom('authenticators')
    .select(['user_id', 'secret'])
    .orderBy('created_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.map(({ user_id, secret }) => ({ credentials: secret, context: sealedForAuthenticator(user_id) }));
};

const opens = (vault: Vault, { credentials, context }: Sealed): boolean => {
  try {
    return vault.open(credentials, context) !== '';
  } catch {
    return false;
  }
};

/** Throws one sentence when there are credentials of stores or fulfilments and the present key opens none of them. */
export const checkSecretsKey = async (services: Pick<Services, 'db' | 'config'>): Promise<void> => {
  const { config } = services;
  const sealed = [
    ...(await newest(services, 'stores')),
    ...(await newest(services, 'fulfilments')),
    ...(await newest(services, 'paypal_accounts')),
    ...(await newest(services, 'app_configs')),
    ...(await newestAuthenticators(services)),
  ];
  if (sealed.length === 0 || config.secretsLost) return;
  const vault = await openVault(config.dataDir);
  if (sealed.some((each) => opens(vault, each))) return;
  throw new Error(
    'SECRETS_KEY, or secrets.key in DATA_DIR, isn’t the key that stored credentials were encrypted with. Set the right key, ' +
      'or set SECRETS_LOST=on if the key is lost and sellers should enter their credentials again.',
  );
};
