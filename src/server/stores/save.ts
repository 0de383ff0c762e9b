import type { StoreInput } from '../../contract/generated/resolvers';
import { isPlatformId, type PlatformId } from '../../domain/platforms';
import { storeNumber } from '../../domain/stores/store-numbers';
import { UserError } from '../kernel/errors';
import type { StoreRow } from './connection';

const MAX_INT = 2 ** 31 - 1;

/** Minutes between two looks for orders when nobody said. */
const DEFAULT_SCHEDULE_FETCH = 15;

/** Seconds; who tries the sandbox wants to see an order come in. */
const SANDBOX_FETCH_EVERY = 10;

/** A text field: trimmed, empty is null; not sent stays as it was. */
const text = (value: string | null | undefined, before: string | null): string | null =>
  value === undefined ? before : value?.trim() || null;

/** A number field; not sent stays as it was. */
const whole = (value: unknown, before: number): number => (value === undefined ? before : storeNumber(value));

/** Everything about a store but its connection. `before` is undefined for a new one. */
export const checkStoreFields = (params: StoreInput, before: StoreRow | undefined) => {
  const name = params.sto_name.trim();
  if (name === '') throw new UserError('name.missing.store', { field: 'params.sto_name' });
  return {
    sto_name: name,
    sto_user: text(params.sto_user, before?.sto_user ?? null),
    sto_auto: params.sto_auto ?? before?.sto_auto ?? false,
    brand_name: text(params.brand_name, before?.brand_name ?? null),
    private_note: text(params.private_note, before?.private_note ?? null),
    default_quantity: whole(params.default_quantity, before?.default_quantity ?? 100),
    max_per_day: whole(params.max_per_day, before?.max_per_day ?? 0),
    max_per_week: whole(params.max_per_week, before?.max_per_week ?? 0),
    max_per_month: whole(params.max_per_month, before?.max_per_month ?? 0),
    schedule_fetch: whole(params.schedule_fetch, before?.schedule_fetch ?? DEFAULT_SCHEDULE_FETCH),
    country: text(params.country, before?.country ?? null),
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
