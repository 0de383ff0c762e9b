import { accept, refuse, type Outcome } from '../fault';
import { toCents } from '../money';
import { NAME_LIMIT } from '../names';
import { isBlank, parseNumber } from '../numbers';
import { isCountry } from '../postal/countries';
import { TERM_IDS, type PlatformIds, type StoreIds, type TermIdName } from './platform-ids';

/** Days a buyer has to send something back. */
export const RETURN_DAYS = [7, 14, 21, 30, 45, 60, 90] as const;

export const RETURNS_PAID_BY = ['buyer', 'seller'] as const;

/** Working days until something is handed over, days it is on its way, and dollars a service costs, at most. */
const MOST_HANDLING = 30;
const MOST_DAYS = 120;
const MOST_COST = 10_000;

/** Whole days, from and to. */
export interface DayRange {
  readonly min: number;
  readonly max: number;
}

export interface ShippingService {
  readonly service: string;
  /** By two letters; of an international one none means everywhere else. */
  readonly countries: readonly string[];
  /** Dollars: of the first piece, and of each further one. */
  readonly cost: number;
  readonly additional_cost: number;
  readonly days: DayRange;
}

/** The terms many listings share: when they are sent, how, where not, and how they are taken back. */
export interface ShippingTerms {
  readonly name: string;
  readonly handling: DayRange & { readonly cutoff: string | null };
  readonly domestic: readonly ShippingService[];
  readonly international: readonly ShippingService[];
  readonly excluded: readonly string[];
  readonly returns: { readonly accept: boolean; readonly days: number; readonly paid_by: string; readonly exchanges: boolean };
  readonly platform_ids: PlatformIds;
  readonly store_ids: readonly StoreIds[];
}

type Loose<T> = { readonly [K in keyof T]: T[K] | string };

type ServiceForm = Pick<ShippingService, 'service' | 'countries'> &
  Loose<Pick<ShippingService, 'cost' | 'additional_cost'>> & { readonly days: Loose<DayRange> };

type TypedIds = { readonly [Name in TermIdName]?: string | null };

/** Terms as a form has them: numbers may still be the text somebody typed. */
export interface TermsForm {
  readonly name: string;
  readonly handling: Loose<DayRange> & { readonly cutoff?: string | null };
  readonly domestic: readonly ServiceForm[];
  readonly international: readonly ServiceForm[];
  readonly excluded: readonly string[];
  readonly returns: Loose<Pick<ShippingTerms['returns'], 'days'>> & Omit<ShippingTerms['returns'], 'days'>;
  readonly platform_ids?: TypedIds | null | undefined;
  readonly store_ids?: readonly { readonly store_id: string; readonly ids: TypedIds }[] | null | undefined;
}

export const SERVICE_KINDS = ['domestic', 'international'] as const;
type ServiceKind = (typeof SERVICE_KINDS)[number];

/** The terms a form stands for. The first fault found names its field (`params.domestic.0.cost`). */
export const checkTerms = (form: TermsForm): Outcome<ShippingTerms> => {
  const name = form.name.replace(/\s+/gu, ' ').trim();
  if (name === '') return refuse('shippingPreset.nameMissing', { field: 'params.name' });
  if (name.length > NAME_LIMIT) return refuse('shippingPreset.nameTooLong', { field: 'params.name', values: { most: NAME_LIMIT } });
  const handling = daysOf(form.handling, MOST_HANDLING);
  if (!handling) return refuse('shippingPreset.handling', { field: 'params.handling', values: { most: MOST_HANDLING } });
  const cutoff = form.handling.cutoff?.trim() || null;
  if (cutoff !== null && !/^([01]\d|2[0-3]):[0-5]\d$/u.test(cutoff))
    return refuse('shippingPreset.cutoff', { field: 'params.handling.cutoff' });
  const domestic = checkServices(form.domestic, 'domestic');
  if (!domestic.ok) return domestic;
  const international = checkServices(form.international, 'international');
  if (!international.ok) return international;
  if (domestic.value.length + international.value.length === 0) return refuse('shippingPreset.noService', { field: 'params.domestic' });
  const excluded = countriesOf(form.excluded);
  if (!excluded) return refuse('shippingPreset.country', { field: 'params.excluded' });
  const days = parseNumber(form.returns.days);
  if (!RETURN_DAYS.some((each) => each === days)) return refuse('shippingPreset.returnDays', { field: 'params.returns.days' });
  const paid_by = RETURNS_PAID_BY.find((each) => each === form.returns.paid_by.trim());
  if (!paid_by) return refuse('shippingPreset.paidBy', { field: 'params.returns.paid_by' });
  const ids = checkIds(form.platform_ids ?? {}, 'params.platform_ids');
  if (!ids.ok) return ids;
  const storeIds = checkStoreIds(form.store_ids ?? []);
  if (!storeIds.ok) return storeIds;
  return accept({
    name,
    handling: { ...handling, cutoff },
    domestic: domestic.value,
    international: international.value,
    excluded,
    returns: { accept: form.returns.accept, days: Number(days), paid_by, exchanges: form.returns.exchanges },
    platform_ids: ids.value,
    store_ids: storeIds.value,
  });
};

const daysOf = ({ min, max }: Loose<DayRange>, most: number): DayRange | null => {
  const [from, to] = [parseNumber(min), parseNumber(max)];
  const whole = (days: number | null): days is number => days !== null && Number.isInteger(days) && days >= 0 && days <= most;
  return whole(from) && whole(to) && from <= to ? { min: from, max: to } : null;
};

const countriesOf = (codes: readonly string[]): string[] | null => {
  const clean = [...new Set(codes.map((code) => code.trim().toUpperCase()).filter((code) => code !== ''))].sort();
  return clean.every(isCountry) ? clean : null;
};

const dollarsOf = (value: unknown): number | null => {
  const amount = isBlank(value) ? 0 : parseNumber(value);
  return amount === null || amount < 0 || amount > MOST_COST ? null : toCents(amount);
};

const checkServices = (rows: readonly ServiceForm[], kind: ServiceKind): Outcome<ShippingService[]> => {
  const services: ShippingService[] = [];
  for (const [index, row] of rows.entries()) {
    const path = `params.${kind}.${index}`;
    const service = row.service.replace(/\s+/gu, ' ').trim();
    if (service === '' || service.length > NAME_LIMIT)
      return refuse('shippingPreset.serviceName', { field: `${path}.service`, values: { most: NAME_LIMIT } });
    const countries = countriesOf(row.countries);
    if (!countries) return refuse('shippingPreset.country', { field: `${path}.countries` });
    if (kind === 'domestic' && countries.length === 0)
      return refuse('shippingPreset.serviceCountry', { field: `${path}.countries`, values: { service } });
    const [cost, additional_cost] = [dollarsOf(row.cost), dollarsOf(row.additional_cost)];
    if (cost === null) return refuse('shippingPreset.cost', { field: `${path}.cost`, values: { service, most: MOST_COST } });
    if (additional_cost === null)
      return refuse('shippingPreset.cost', { field: `${path}.additional_cost`, values: { service, most: MOST_COST } });
    const days = daysOf(row.days, MOST_DAYS);
    if (!days) return refuse('shippingPreset.days', { field: `${path}.days`, values: { service, most: MOST_DAYS } });
    services.push({ service, countries, cost, additional_cost, days });
  }
  return accept(services);
};

/** Of each store once; one of which nothing is said is left out. */
const checkStoreIds = (rows: NonNullable<TermsForm['store_ids']>): Outcome<StoreIds[]> => {
  const kept: StoreIds[] = [];
  for (const [index, row] of rows.entries()) {
    const path = `params.store_ids.${index}`;
    const store_id = row.store_id.trim();
    if (kept.some((each) => each.store_id === store_id)) return refuse('shippingPreset.storeTwice', { field: `${path}.store_id` });
    const ids = checkIds(row.ids, `${path}.ids`);
    if (!ids.ok) return ids;
    if (Object.values(ids.value).some((id) => id !== null)) kept.push({ store_id, ids: ids.value });
  }
  return accept(kept);
};

const checkIds = (typed: TypedIds, path: string): Outcome<PlatformIds> => {
  const ids = {} as Record<TermIdName, string | null>;
  for (const { name } of TERM_IDS) {
    const id = typed[name]?.trim() || null;
    if (id !== null && !/^\d{1,20}$/u.test(id)) return refuse('shippingPreset.platformId', { field: `${path}.${name}` });
    ids[name] = id;
  }
  return accept(ids);
};
