import { sql } from 'kysely';
import { INTEGRATIONS, type IntegrationCode } from '../../domain/integrations/integrations';
import type { Access } from '../connectors/connector';
import { openVault, type Vault } from '../kernel/vault';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { MINUTE, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import type { AppConfigRow, CallFailure } from './tables';

/** Seconds until it is written down once more that all is well. */
const SAID_AGAIN = MINUTE;

/** What credentials are sealed for: they open for this integration of this container only. */
export const sealedFor = (containerId: string, code: string): string => `integration:${containerId}:${code}`;

export const readIntegration = (tx: Tx, containerId: string, code: IntegrationCode): Promise<AppConfigRow | undefined> =>
  tx.selectFrom('app_configs').selectAll().where('container_id', '=', containerId).where('code', '=', code).executeTakeFirst();

/** Whether a container works with an integration. */
export const isOn = async (tx: Tx, containerId: string, code: IntegrationCode): Promise<boolean> =>
  (await readIntegration(tx, containerId, code))?.is_on ?? INTEGRATIONS[code].on;

/** The same within a query that goes through all containers; `container`: the column that names one. */
export const whereOn = (code: IntegrationCode, container: string) =>
  sql<boolean>`coalesce((select is_on from app_configs as config where config.container_id = ${sql.ref(container)}
    and config.code = ${code}), ${INTEGRATIONS[code].on})`;

export const openIntegration = (vault: Vault, { container_id, code, credentials }: AppConfigRow): Access =>
  credentials === '' ? {} : (JSON.parse(vault.open(credentials, sealedFor(container_id, code))) as Access);

/** What was typed of how an integration is reached; empty where nothing was. */
export const accessOf = async ({ config }: Pick<Services, 'config'>, row: AppConfigRow | undefined): Promise<Access> =>
  row ? { ...row.config, ...openIntegration(await openVault(config.dataDir), row) } : {};

/** The columns that say what a call came to. */
export const outcomeColumns = (reason: CallFailure | null) =>
  reason ? { last_error: jsonb({ refusal: reason.refusal, values: reason.values }) } : { last_error: null, last_success_at: unixNow() };

/** Writes down what a call of an integration came to, whoever made it. Whatever is known already costs no write. */
export const noteOutcome = async (tx: Tx, containerId: string, code: IntegrationCode, reason: CallFailure | null): Promise<void> => {
  const now = unixNow();
  const columns = outcomeColumns(reason);
  const noted = await tx
    .insertInto('app_configs')
    .values({ code, is_on: INTEGRATIONS[code].on, last_success_at: null, ...columns, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['container_id', 'code'])
        .doUpdateSet(columns)
        .where(
          sql<boolean>`app_configs.last_error is distinct from excluded.last_error
            or excluded.last_success_at - coalesce(app_configs.last_success_at, 0) >= ${SAID_AGAIN}`,
        ),
    )
    .returning('code')
    .executeTakeFirst();
  if (noted) await tellChanged(tx, containerId, ['appConfigs']);
};
