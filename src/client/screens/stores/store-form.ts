import { z } from 'zod';
import type { StoreInput } from '../../../contract/generated/operations';
import { faultsOfBlock } from '../../../domain/connections/block';
import type { Block } from '../../../domain/connections/connection';
import type { Fault } from '../../../domain/fault';
import { isPlatformId, PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { checkStoreFields, type CheckedFields } from '../../../domain/stores/store-check';
import { platformHas, ruleOf, STORE_FIELD_NAMES, type Section, type StoreFieldName } from '../../../domain/stores/store-fields';
import { initialValue, type StoreValue } from '../../../domain/stores/store-values';
import type { Store } from '../../entities/stores';
import { blockOfForm, differs, fieldsOfAll, sealedOfAll } from '../../shell/connections/block-form';

type Typed = string | boolean | readonly string[];

/** What a person types, every platform's fields side by side; numbers are text until they are checked. */
export type StoreForm = Readonly<Record<string, Typed>> & { readonly platform_id: PlatformId; readonly sto_name: string };

/** What a field of the description is called in the form, where a dot would part a name. */
export const formName = (name: StoreFieldName): string => name.replaceAll('.', ':');

/** The form's name of the field a path of the input leads to. */
export const formNameOfPath = (path: string): string => {
  const name = path.replace(/^params\./u, '');
  return STORE_FIELD_NAMES.some((each) => each === name) ? name.replaceAll('.', ':') : path;
};

const blockOfStore = (store: Store | undefined): Block | null => store?.[store.platform_id as PlatformId] ?? null;

const typedBlock = (form: StoreForm): Block => blockOfForm(PLATFORMS[form.platform_id], form);

/** The fields that are written nowhere but to the server. */
export const SEALED_FIELDS: readonly string[] = [
  ...sealedOfAll(PLATFORMS),
  ...STORE_FIELD_NAMES.filter((name) => ruleOf(name).kind === 'sealed'),
];

/** What a store has in a field. */
const keptValue = (store: Store, name: StoreFieldName): StoreValue => {
  if (name === 'user_owners') return (store.user_owners ?? []).map(({ email }) => email);
  let value: unknown = store;
  for (const step of name.split('.')) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step];
  return (value as StoreValue | undefined) ?? initialValue(name);
};

const toTyped = (value: StoreValue): Typed => {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : String(value ?? '');
};

/** Fields a store on a platform has, in order. */
export const fieldsOf = (platform: PlatformId): readonly StoreFieldName[] =>
  STORE_FIELD_NAMES.filter((name) => platformHas(platform, name));

/** Keys and secrets come back as masks; a mask sent back means unchanged. */
export const formOfStore = (store: Store | undefined): StoreForm => {
  const platform = store?.platform_id ?? '';
  return {
    ...Object.fromEntries(
      STORE_FIELD_NAMES.map((name) => [formName(name), toTyped(store ? keptValue(store, name) : initialValue(name))] as const),
    ),
    ...fieldsOfAll(PLATFORMS, blockOfStore(store)),
    platform_id: isPlatformId(platform) ? platform : 'woocommerce',
    sto_name: store?.sto_name ?? '',
  };
};

/** Of some names of the form those in which something else was typed than the store has. */
const changedOf = (names: readonly string[], form: StoreForm, store: Store | undefined): readonly string[] => {
  const before = formOfStore(store);
  return names.filter((name) => JSON.stringify(form[name]) !== JSON.stringify(before[name]));
};

/** The fields of the description in which something else was typed. */
const typedFields = (form: StoreForm, store: Store | undefined): readonly StoreFieldName[] => {
  const changed = new Set(changedOf(STORE_FIELD_NAMES.map(formName), form, store));
  return fieldsOf(form.platform_id).filter((name) => changed.has(formName(name)));
};

/** Everything in which something else was typed, by the form's names, in the order it is asked for. */
export const changedFields = (form: StoreForm, store: Store | undefined): readonly string[] =>
  changedOf(['sto_name', ...Object.keys(PLATFORMS[form.platform_id].fields), ...fieldsOf(form.platform_id).map(formName)], form, store);

/** What was typed, by the rule the server goes by. */
export const checkForm = (form: StoreForm, store: Store | undefined): CheckedFields => {
  const typed = new Set(typedFields(form, store));
  return checkStoreFields((name) => (typed.has(name) ? form[formName(name)] : undefined), store && ((name) => keptValue(store, name)));
};

/** The section a field of the form stands in. */
export const sectionOf = (field: string): Section => {
  const name = STORE_FIELD_NAMES.find((each) => formName(each) === field);
  return name ? ruleOf(name).section : 'connection';
};

/** Checks a store as the server does; messages are refusals with their values, which `faultOf` reads. */
export const storeFormShape = (store: Store | undefined): z.ZodType<StoreForm, StoreForm> =>
  z.custom<StoreForm>().superRefine((form, context) => {
    const tell = (field: string, { refusal, values }: Pick<Fault, 'refusal' | 'values'>): void =>
      context.addIssue({ code: 'custom', path: [field], message: JSON.stringify({ refusal, values }) });
    if (form.sto_name.trim() === '') tell('sto_name', { refusal: 'name.missing.store', values: {} });
    for (const { field, refusal } of faultsOfBlock(PLATFORMS[form.platform_id], typedBlock(form), blockOfStore(store)))
      tell(field, { refusal, values: {} });
    for (const fault of checkForm(form, store).faults) tell((fault.field ?? '').replaceAll('.', ':'), fault);
  });

/** What a message of the shape says. */
export const faultOf = (message: string): Pick<Fault, 'refusal' | 'values'> => JSON.parse(message) as Fault;

/** Whether saving tries the connection: a shop is not called for another name. */
export const triesConnection = (form: StoreForm, store: Store | undefined): boolean => {
  const before = blockOfStore(store);
  return !before || store?.sto_status !== 'Valid' || differs(typedBlock(form), before);
};

/** The block of the form's platform, under its name. */
const blockInput = (form: StoreForm): Pick<StoreInput, PlatformId> =>
  // The block has the fields of the platform's description, which are those of the contract.
  ({ [form.platform_id]: typedBlock(form) }) as Pick<StoreInput, PlatformId>;

/** What is sent to try the connection alone. */
export const inputOfTest = (form: StoreForm): StoreInput => ({
  platform_id: form.platform_id,
  sto_name: form.sto_name.trim() || PLATFORMS[form.platform_id].name,
  sto_mailer: String(form.sto_mailer ?? ''),
  sto_mailer_secret: String(form.sto_mailer_secret ?? ''),
  ...blockInput(form),
});

/** What is sent of a store: its name, what was typed, and its connection where that is to be tried. */
export const inputOfForm = (form: StoreForm, store: Store | undefined): StoreInput => {
  const { values } = checkForm(form, store);
  const input: Record<string, unknown> = {};
  for (const name of typedFields(form, store)) {
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let block = input;
    for (const step of steps) block = (block[step] ??= {}) as Record<string, unknown>;
    block[last] = values[name];
  }
  return {
    platform_id: form.platform_id,
    sto_name: form.sto_name.trim(),
    ...(input as Partial<StoreInput>),
    ...(triesConnection(form, store) && blockInput(form)),
  };
};
