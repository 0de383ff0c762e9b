import { z } from 'zod';
import type { ShippingPresetInput } from '../../../contract/generated/operations';
import type { Fault } from '../../../domain/fault';
import { TERM_IDS, type TermIdName } from '../../../domain/shipping-presets/platform-ids';
import { checkTerms, type ShippingTerms, type TermsForm } from '../../../domain/shipping-presets/preset';
import type { ShippingPreset } from '../../entities/shipping-presets';

/** A service as it is typed. */
export interface ServiceRow {
  readonly service: string;
  readonly countries: readonly string[];
  readonly cost: string;
  readonly additional_cost: string;
  readonly min: string;
  readonly max: string;
}

/** What one store calls the terms, as it is typed. */
export interface StoreRow {
  readonly store_id: string;
  readonly ids: Record<TermIdName, string>;
}

/** Terms as they are typed: numbers are text. */
export type PolicyForm = {
  name: string;
  is_default: boolean;
  min: string;
  max: string;
  cutoff: string;
  domestic: readonly ServiceRow[];
  international: readonly ServiceRow[];
  excluded: readonly string[];
  accept: boolean;
  days: string;
  paid_by: string;
  exchanges: boolean;
  stores: readonly StoreRow[];
} & Record<TermIdName, string>;

export const NEW_SERVICE: ServiceRow = { service: '', countries: [], cost: '', additional_cost: '', min: '2', max: '5' };

const money = (dollars: number): string => dollars.toFixed(2);

const rowOf = ({ service, countries, cost, additional_cost, days }: ShippingPreset['domestic'][number]): ServiceRow => ({
  service,
  countries,
  cost: money(cost),
  additional_cost: money(additional_cost),
  min: String(days.min),
  max: String(days.max),
});

export const idsOf = (idOf: (name: TermIdName) => string): Record<TermIdName, string> =>
  Object.fromEntries(TERM_IDS.map(({ name }) => [name, idOf(name)])) as Record<TermIdName, string>;

/** The form of some terms; of new ones where there are none. */
export const formOf = (preset: ShippingPreset | undefined): PolicyForm => ({
  name: preset?.name ?? '',
  is_default: preset?.is_default ?? false,
  min: String(preset?.handling.min ?? 1),
  max: String(preset?.handling.max ?? 3),
  cutoff: preset?.handling.cutoff ?? '',
  domestic: preset?.domestic.map(rowOf) ?? [{ ...NEW_SERVICE, countries: ['US'] }],
  international: preset?.international.map(rowOf) ?? [],
  excluded: preset?.excluded ?? [],
  accept: preset?.returns.accept ?? true,
  days: String(preset?.returns.days ?? 30),
  paid_by: preset?.returns.paid_by ?? 'buyer',
  exchanges: preset?.returns.exchanges ?? false,
  stores: preset?.store_ids.map(({ store_id, ids }) => ({ store_id, ids: idsOf((name) => ids[name] ?? '') })) ?? [],
  ...idsOf((name) => preset?.platform_ids[name] ?? ''),
});

const serviceOf = ({ min, max, ...row }: ServiceRow) => ({ ...row, days: { min, max } });

/** What is typed, as the rules take it. */
export const termsFormOf = (form: PolicyForm): TermsForm => ({
  name: form.name,
  handling: { min: form.min, max: form.max, cutoff: form.cutoff },
  domestic: form.domestic.map(serviceOf),
  international: form.international.map(serviceOf),
  excluded: form.excluded,
  returns: { accept: form.accept, days: form.days, paid_by: form.paid_by, exchanges: form.exchanges },
  platform_ids: idsOf((name) => form[name]),
  store_ids: form.stores,
});

/** Fields whose path ends in something that is no field of the form. */
const AT: Readonly<Record<string, keyof PolicyForm>> = { handling: 'min' };

const fieldOf = (path: string, form: PolicyForm): keyof PolicyForm => {
  const steps = path.split('.').reverse();
  if (steps.includes('store_ids')) return 'stores';
  // A fault of a service stands with all of its kind, which says its name.
  const of = steps.find((step) => step === 'domestic' || step === 'international') ?? steps[0] ?? '';
  return AT[of] ?? (of in form ? (of as keyof PolicyForm) : 'name');
};

/** What a form came to: the terms that are sent, with whether they become the default. */
type CheckedPolicy = ShippingTerms & { readonly is_default: boolean };

/** Checks terms as the server does; messages are faults, as JSON. */
export const policyShape: z.ZodType<CheckedPolicy, PolicyForm> = z.custom<PolicyForm>().transform((form, context) => {
  const checked = checkTerms(termsFormOf(form));
  if (checked.ok) return { ...checked.value, is_default: form.is_default };
  const { field = '', ...fault } = checked.fault;
  context.addIssue({ code: 'custom', path: [fieldOf(field, form)], message: JSON.stringify(fault) });
  return z.NEVER;
});

/** The fault a message of the shape stands for. */
export const faultOf = (message: string): Fault => JSON.parse(message) as Fault;

export const inputOf = (
  { is_default, domestic, international, excluded, store_ids, ...terms }: CheckedPolicy,
  before: ShippingPreset | undefined,
): ShippingPresetInput => {
  const services = (some: CheckedPolicy['domestic']) => some.map((service) => ({ ...service, countries: [...service.countries] }));
  return {
    ...terms,
    domestic: services(domestic),
    international: services(international),
    excluded: [...excluded],
    store_ids: [...store_ids],
    // Another one may have become the default since the form was opened: only who makes it one says so.
    ...(is_default && !before?.is_default && { is_default }),
  };
};
