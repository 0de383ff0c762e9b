import type { StoreInput } from '../../contract/generated/resolvers';
import { maskOf } from '../../domain/connections/mask';
import { isPlatformId, type PlatformId } from '../../domain/platforms';
import { checkStoreFields, type CheckedFields } from '../../domain/stores/store-check';
import { ruleOf, STORE_FIELD_NAMES } from '../../domain/stores/store-fields';
import type { Sealed, Vault } from '../kernel/vault';
import { storeFieldsOf } from '../connectors/secrets';
import { jsonb } from '../db/json';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/html';
import type { StoreRow } from './connection';
import { isColumn, keptValue, settingsOf, type FieldColumn } from './fields';

const MAX_INT = 2 ** 31 - 1;

/** Seconds; who tries the sandbox wants to see an order come in. */
const SANDBOX_FETCH_EVERY = 10;

/** What is sent for a field: a block that is null is taken away with all its fields. */
const sentIn = (params: StoreInput, name: string): unknown => {
  let value: unknown = params;
  for (const step of name.split('.')) {
    if (typeof value !== 'object' || value === null) return value;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
};

/** HTML that is sent, as it may be kept. It takes long, so it is done before anything is held. */
export const purifyFields = async (params: StoreInput, { services, container }: RequestContext): Promise<StoreInput> => {
  const clean: Record<string, string> = {};
  for (const name of STORE_FIELD_NAMES) {
    const html = ruleOf(name).kind === 'html' ? sentIn(params, name) : null;
    if (typeof html === 'string') clean[name] = await sanitizeHtml(services, container._id, html, `params.${name}`);
  }
  return { ...params, ...clean };
};

interface CheckedStore extends CheckedFields {
  readonly sto_name: string;
}

/** Everything about a store but its connection. `before` is undefined for a new one. */
export const checkFields = (params: StoreInput, before: StoreRow | undefined): CheckedStore => {
  const sto_name = params.sto_name.trim();
  if (sto_name === '') throw new UserError('name.missing.store', { field: 'params.sto_name' });
  const checked = checkStoreFields((name) => sentIn(params, name), before && ((name) => keptValue(before, name)), 'params.');
  const [fault] = checked.faults;
  if (fault) throw UserError.of(fault);
  return { ...checked, sto_name };
};

/** What is kept sealed of a store's fields once some were typed anew. */
export const sealAgain = (vault: Vault, context: string, before: Sealed | '', typed: CheckedFields['secrets']): Sealed | '' => {
  if (Object.keys(typed).length === 0) return before;
  const known = before === '' ? {} : (JSON.parse(vault.open(before, context)) as CheckedFields['secrets']);
  const secrets = Object.entries({ ...known, ...typed }).filter(([, secret]) => secret !== null);
  return secrets.length === 0 ? '' : vault.seal(JSON.stringify(Object.fromEntries(secrets)), context);
};

/** The columns that hold checked fields. */
export const fieldColumns = (
  { sto_name, values, secrets }: CheckedStore,
  [containerId, storeId]: readonly [containerId: string, storeId: string],
  before: StoreRow | undefined,
  vault: Vault,
) => {
  const masks = Object.entries(secrets).map(([name, secret]) => [name, secret && maskOf(secret)]);
  const shown: CheckedFields['values'] = { ...values, ...Object.fromEntries(masks) };
  const columns = Object.fromEntries(STORE_FIELD_NAMES.filter(isColumn).map((name) => [name, shown[name]]));
  return {
    sto_name,
    ...(columns as Pick<StoreRow, FieldColumn>),
    settings: jsonb(settingsOf(shown)),
    secrets: sealAgain(vault, storeFieldsOf(containerId, storeId), before?.secrets ?? '', secrets),
  };
};

/** The platform a store is on; it never changes. */
export const checkPlatform = (id: string, before: StoreRow | undefined): PlatformId => {
  const trimmed = id.trim();
  const field = 'params.platform_id';
  if (!isPlatformId(trimmed)) throw new UserError('store.platformUnknown', { field, values: { platform: trimmed } });
  if (before && before.platform_id !== trimmed) throw new UserError('store.platformFixed', { field });
  return trimmed;
};

/** Seconds between two looks for new orders, as the scheduler takes them. */
export const fetchEvery = (schedule_fetch: number, isSandbox: boolean): number =>
  isSandbox ? SANDBOX_FETCH_EVERY : Math.min(schedule_fetch * 60, MAX_INT);
