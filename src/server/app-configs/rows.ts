import { sql } from 'kysely';
import type { AppConfig } from '../../contract/generated/resolvers';
import { INTEGRATION_CODES, INTEGRATIONS, statusOf, type IntegrationCode } from '../../domain/integrations/integrations';
import type { AppConfigRow } from '../integrations/tables';
import type { Config } from '../kernel/config';
import type { Tx } from '../kernel/context';

/** How much works with each integration: accounts, stores, parcels, currencies, words. */
const readUses = async (tx: Tx, containerId: string): Promise<Readonly<Record<IntegrationCode, number>>> => {
  const { rows } = await sql<Record<IntegrationCode, number>>`select
    (select count(*)::int from topups where container_id = ${containerId} and status = 'paid') as practice,
    (select count(*)::int from paypal_accounts where container_id = ${containerId} and trashed_at is null) as paypal,
    (select count(*)::int from trackings where container_id = ${containerId} and next_look_at is not null) as trackingmore,
    (select count(*)::int from stores where container_id = ${containerId} and trashed_at is null and settings ? 'sto_mailer') as mailboxes,
    (select count(*)::int from stores where container_id = ${containerId} and trashed_at is null and settings ? 'issuu_token') as issuu,
    (select count(*)::int from currency_rates where container_id = ${containerId} and source is not null) as rates,
    (select count(*)::int from item_infos where container_id = ${containerId}) as trends,
    (select count(*)::int from trademark_words where container_id = ${containerId}) as cautions`.execute(tx);
  const [row] = rows;
  return Object.fromEntries(INTEGRATION_CODES.map((code) => [code, row?.[code] ?? 0])) as Record<IntegrationCode, number>;
};

const toAppConfig = (code: IntegrationCode, row: AppConfigRow | undefined, used_by: number): AppConfig => {
  const { kind, name, asks, connection, on } = INTEGRATIONS[code];
  const { is_on, last_success_at, last_error } = row ?? { is_on: on, last_success_at: null, last_error: null };
  return {
    _id: code,
    code,
    kind,
    name,
    asks,
    // The block has the fields of the integration's description, which are those of the contract.
    config: connection && { key: null, url: null, ...row?.config },
    status: statusOf(code, { is_on, last_success_at, failed: last_error !== null }),
    last_success_at,
    last_error,
    used_by,
    updated_at: row?.updated_at ?? 0,
  };
};

const isThere = ({ demo }: Pick<Config, 'demo'>, code: IntegrationCode): boolean => demo || !('demo' in INTEGRATIONS[code]);

/** Every integration there is for a container, in the order of its kinds. */
export const readAppConfigs = async (tx: Tx, containerId: string, config: Pick<Config, 'demo'>): Promise<AppConfig[]> => {
  const rows = await tx.selectFrom('app_configs').selectAll().where('container_id', '=', containerId).execute();
  const uses = await readUses(tx, containerId);
  return INTEGRATION_CODES.filter((code) => isThere(config, code)).map((code) =>
    toAppConfig(
      code,
      rows.find((row) => row.code === code),
      uses[code],
    ),
  );
};
