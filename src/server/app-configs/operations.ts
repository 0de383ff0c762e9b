import { INTEGRATION_KINDS, INTEGRATIONS, integrationNamed, type IntegrationCode } from '../../domain/integrations/integrations';
import type { AppConfig } from '../../contract/generated/resolvers';
import type { RawBuilder } from 'kysely';
import type { Block } from '../../domain/connections/connection';
import { readWithSecrets } from '../connectors/audited';
import { connect } from '../connectors/connect';
import { openVault } from '../kernel/vault';
import { jsonb } from '../db/json';
import { accessOf, openIntegration, outcomeColumns, readIntegration, sealedFor } from '../integrations/settings';
import type { AppConfigRow, CallFailure } from '../integrations/tables';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationArgs, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { outsideOfNobody } from '../outside';
import { settleOrdersBearing } from '../sales/store-orders';
import { readAppConfigs } from './rows';
import { testIntegration } from './tests';
import { bringIntegrationForward } from './waiting-looks';

const missing = (): UserError => new UserError('integration.missing', { code: 'NOT_FOUND' });

const named = (id: string, { services: { config } }: Pick<RequestContext, 'services'>): IntegrationCode => {
  const code = integrationNamed(id.trim());
  if (!code || ('demo' in INTEGRATIONS[code] && !config.demo)) throw missing();
  return code;
};

const readOne = async (tx: Tx, code: IntegrationCode, { container, services }: RequestContext): Promise<AppConfig> => {
  const found = (await readAppConfigs(tx, container._id, services.config)).find((each) => each.code === code);
  if (!found) throw missing();
  return found;
};

const held = (tx: Tx, containerId: string, code: IntegrationCode): Promise<AppConfigRow | undefined> =>
  tx.selectFrom('app_configs').selectAll().where('container_id', '=', containerId).where('code', '=', code).forUpdate().executeTakeFirst();

type Columns = Partial<Pick<AppConfigRow, 'is_on' | 'credentials' | 'next_at' | 'updated_at'>> &
  Partial<ReturnType<typeof outcomeColumns>> & { readonly config?: RawBuilder<Block> };

/** Writes some columns of an integration, of which there may be no row yet. */
const write = async (tx: Tx, code: IntegrationCode, columns: Columns): Promise<void> => {
  const now = unixNow();
  const { on } = INTEGRATIONS[code];
  await tx
    .insertInto('app_configs')
    .values({ code, is_on: on, last_success_at: null, last_error: null, created_at: now, updated_at: now, ...columns })
    .onConflict((conflict) => conflict.columns(['container_id', 'code']).doUpdateSet(columns))
    .execute();
};

/** Checks what was typed of how an integration is reached, and tries it. */
const tryTyped = async (
  code: IntegrationCode,
  typed: NonNullable<MutationArgs<'makeAppConfig'>['params']['config']>,
  before: AppConfigRow | undefined,
  { services, container }: RequestContext,
): Promise<Columns> => {
  const { connection } = INTEGRATIONS[code];
  if (!connection) throw new UserError('integration.nothingTyped', { field: 'params.config' });
  const vault = await openVault(services.config.dataDir);
  const kept = before ? { shown: before.config, open: () => openIntegration(vault, before) } : null;
  const outside = await outsideOfNobody(services);
  let failure: CallFailure | null = null;
  const { shown, sealed } = await connect(connection, { ...typed }, kept, 'params.config', outside, async (access) => {
    failure = await testIntegration(code, { services, containerId: container._id, access });
    return {};
  });
  const any = Object.values(sealed).some((value) => value !== '');
  const credentials = any ? vault.seal(JSON.stringify(sealed), sealedFor(container._id, code)) : '';
  return { config: jsonb(shown), credentials, ...outcomeColumns(failure) };
};

export const Query: Pick<QueryOperations, 'appConfigs'> = {
  appConfigs: {
    rule: { module: 'app_config', access: 'view' },
    run: async (tx, { filter }, { container, services }) => {
      const wanted = filter?.trim() ?? '';
      const kind = INTEGRATION_KINDS.find((each) => each === wanted);
      if (!kind && wanted !== '' && wanted !== 'all')
        throw new UserError('integration.kind', { field: 'filter', values: { kind: wanted.slice(0, 40) } });
      const all = await readAppConfigs(tx, container._id, services.config);
      return all.filter((each) => !kind || each.kind === kind);
    },
  },
};

const readAuditedConfigs = readWithSecrets(
  'app_configs',
  { id: 'code', label: 'code', shown: ['is_on', 'config'] },
  { credentials: sealedFor },
);

const makeAppConfig: MutationOperations['makeAppConfig'] = operation({
  rule: { module: 'app_config', access: 'update' },
  audit: { action: 'integration.changed', ids: ({ _id }) => [integrationNamed(_id.trim())], read: readAuditedConfigs },
  prepare: async ({ _id, updated_at, params }, context) => {
    const { services, container } = context;
    const code = named(_id, context);
    const before = await services.inContainer(container._id, async (tx) => (await readIntegration(tx, container._id, code)) ?? null);
    if (before) requireVersion(before, updated_at);
    const tried = params.config && !params.forget ? await tryTyped(code, params.config, before ?? undefined, context) : null;
    return { code, tried, now: await services.marketNow() };
  },
  run: async (tx, { updated_at, params }, context, { code, tried, now }) => {
    const { _id: containerId } = context.container;
    const before = await held(tx, containerId, code);
    if (before) requireVersion(before, updated_at);
    const was = before?.is_on ?? INTEGRATIONS[code].on;
    const is_on = params.on ?? was;
    await write(tx, code, {
      is_on,
      updated_at: unixNow(),
      ...(params.forget && { config: jsonb<Block>({}), credentials: '', last_error: null }),
      ...tried,
      // What is read by the clock is read at once.
      next_at: 0,
    });
    if (code === 'cautions' && is_on !== was) {
      const words = await tx.selectFrom('trademark_words').select('word').where('container_id', '=', containerId).execute();
      await settleOrdersBearing(
        tx,
        containerId,
        words.map(({ word }) => word),
        now,
      );
    }
    return readOne(tx, code, context);
  },
});

const appConfigTest: MutationOperations['appConfigTest'] = operation({
  rule: { module: 'app_config', access: 'update' },
  prepare: async ({ _id }, context) => {
    const { services, container } = context;
    const code = named(_id, context);
    if (!INTEGRATIONS[code].asks) throw new UserError('integration.nobody');
    const row = await services.inContainer(container._id, async (tx) => (await readIntegration(tx, container._id, code)) ?? null);
    const access = await accessOf(services, row ?? undefined);
    const failure = await testIntegration(code, { services, containerId: container._id, access });
    return { code, failure, wasFailing: Boolean(row?.last_error), now: await services.marketNow() };
  },
  run: async (tx, _args, context, { code, failure, wasFailing, now }) => {
    await write(tx, code, { ...outcomeColumns(failure), ...(!failure && { next_at: 0 }) });
    if (!failure && wasFailing) await bringIntegrationForward(tx, context.container._id, code, now);
    return readOne(tx, code, context);
  },
});

export const Mutation: Pick<MutationOperations, 'makeAppConfig' | 'appConfigTest'> = { makeAppConfig, appConfigTest };
