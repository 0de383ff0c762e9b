import { isMask } from '../connections/mask';
import { refuse, type Fault } from '../fault';
import { addressFaults, type PostalAddress } from '../postal/address';
import { ruleOf, STORE_FIELD_NAMES, type StoreFieldName } from './store-fields';
import { initialValue, readStoreField, type StoreValue } from './store-values';

/** What a store's fields come to. */
export interface CheckedFields {
  /** By field; of what is sealed and stays as it is, the mask. */
  readonly values: Readonly<Record<StoreFieldName, StoreValue>>;
  /** Sealed fields that were typed anew; null: taken away. */
  readonly secrets: Readonly<Partial<Record<StoreFieldName, string | null>>>;
  /** What is wrong, by the fields' order. */
  readonly faults: readonly Fault[];
}

const isTyped = (name: StoreFieldName, sent: unknown): boolean =>
  sent !== undefined && !(ruleOf(name).kind === 'sealed' && typeof sent === 'string' && isMask(sent.trim()));

/** The address among a store's fields. */
export const addressOf = (values: CheckedFields['values']): PostalAddress => {
  const part = (name: keyof PostalAddress): string | null => values[`address.${name}`] as string | null;
  return {
    address_1: part('address_1'),
    address_2: part('address_2'),
    city: part('city'),
    state: part('state'),
    postcode: part('postcode'),
    country: part('country'),
  };
};

/** What is wrong with the address of a store, each where it is typed. */
export const storeAddressFaults = (values: CheckedFields['values'], path: string): readonly Fault[] =>
  addressFaults(addressOf(values)).map(({ code, part }) => refuse(`address.${code}`, { field: `${path}address.${part}` }).fault);

/**
 * Checks what was sent of a store's fields, which is undefined where a field is to stay as it is `kept`; that is undefined for a new store.
 * `path` leads to the fields in the input, such as `params.`.
 */
export const checkStoreFields = (
  sent: (name: StoreFieldName) => unknown,
  kept: ((name: StoreFieldName) => StoreValue) | undefined,
  path = '',
): CheckedFields => {
  const values: Partial<Record<StoreFieldName, StoreValue>> = {};
  const secrets: Partial<Record<StoreFieldName, string | null>> = {};
  const faults: Fault[] = [];
  for (const name of STORE_FIELD_NAMES) {
    const typed = sent(name);
    values[name] = kept?.(name) ?? initialValue(name);
    if (!isTyped(name, typed)) continue;
    const read = readStoreField(name, typed, path + name);
    if (!read.ok) faults.push(read.fault);
    else {
      values[name] = read.value;
      if (ruleOf(name).kind === 'sealed') secrets[name] = read.value as string | null;
    }
  }
  const checked = values as CheckedFields['values'];
  // Else whoever may edit a store could have its secret sent to somebody of their own.
  const mailer = checked.sto_mailer;
  if (kept && mailer !== null && mailer !== kept('sto_mailer') && kept('sto_mailer_secret') && secrets.sto_mailer_secret === undefined)
    faults.push(refuse('store.otherMailer', { field: `${path}sto_mailer_secret` }).fault);
  const asks = STORE_FIELD_NAMES.some((name) => name.startsWith('address.') && sent(name) !== undefined);
  if (asks && checked['address.need_check_address'] === true) faults.push(...storeAddressFaults(checked, path));
  return { values: checked, secrets, faults };
};
