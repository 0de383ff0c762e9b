import type { Store } from '../../contract/generated/resolvers';
import type { CheckedFields } from '../../domain/stores/store-check';
import { BRAKES } from '../../domain/sales/store-brakes';
import { ruleOf, STORE_FIELD_NAMES, type StoreFieldName } from '../../domain/stores/store-fields';
import { initialValue, type StoreValue } from '../../domain/stores/store-values';
import type { StoreRow } from './connection';
import type { StoreSettings } from './tables';

/** Fields with a column of their own; all others are settings. */
const COLUMNS = [
  'sto_user',
  'sto_auto',
  'brand_name',
  'private_note',
  'default_quantity',
  'max_per_day',
  'max_per_week',
  'max_per_month',
  'limit',
  'schedule_fetch',
  'country',
] as const satisfies readonly StoreFieldName[];

export type FieldColumn = (typeof COLUMNS)[number];

export const isColumn = (name: StoreFieldName): name is FieldColumn => COLUMNS.some((each) => each === name);

/** What a store has in a field. */
export const keptValue = (store: StoreRow, name: StoreFieldName): StoreValue =>
  (isColumn(name) ? store[name] : store.settings[name]) ?? initialValue(name);

const isInitial = (name: StoreFieldName, value: StoreValue): boolean => JSON.stringify(value) === JSON.stringify(initialValue(name));

/** Whether a store's orders may stand elsewhere by what is written of it. */
export const brakesDiffer = (before: StoreRow, { values }: Pick<CheckedFields, 'values'>): boolean =>
  BRAKES.some((name) => keptValue(before, name) !== values[name]);

/** What is kept of fields without a column: where they hold anything. */
export const settingsOf = (values: CheckedFields['values']): StoreSettings =>
  Object.fromEntries(
    STORE_FIELD_NAMES.filter((name) => !isColumn(name) && !isInitial(name, values[name])).map((name) => [name, values[name]]),
  );

/** Names of sealed fields, whose masks go where the secrets go. */
export const SEALED_NAMES = STORE_FIELD_NAMES.filter((name) => ruleOf(name).kind === 'sealed');

interface Block {
  readonly [step: string]: StoreValue | Block | null;
}

/** The fields whose names go on behind `path`, as a block; null: none of them holds anything. */
const blockOf = (names: readonly StoreFieldName[], path: string, value: (name: StoreFieldName) => StoreValue): Block | null => {
  const inside = names.filter((name) => name.startsWith(path));
  if (path !== '' && inside.every((name) => isInitial(name, value(name)))) return null;
  const steps = new Set(inside.map((name) => name.slice(path.length).split('.')[0] ?? ''));
  return Object.fromEntries(
    [...steps].map((step) => {
      const field = inside.find((name) => name === path + step);
      return [step, field ? value(field) : blockOf(inside, `${path}${step}.`, value)];
    }),
  );
};

/** A store's fields as the contract shows them; who its owners are is to be looked up. */
export const shownFields = (store: StoreRow) =>
  // The description has the fields of the contract, which is tested.
  blockOf(STORE_FIELD_NAMES, '', (name) => keptValue(store, name)) as unknown as Omit<Store, 'user_owners'>;
