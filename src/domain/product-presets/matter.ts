import type {
  PresetPackageInput,
  PresetShippingCostsInput,
  PresetSizeChartInput,
  PresetSpecificInput,
  ProductPresetInput,
} from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { toCents } from '../money';
import { cleanWords } from '../names';
import { isPlatformId } from '../platforms';
import { isCountry } from '../postal/countries';
import { MOST_DOLLARS, isAmount, twiceIn } from './amounts';
import { checkAreas, type PresetArea } from './areas';

/** Centimetres. */
const LONGEST = 1000;

interface PresetSpecific {
  readonly name: string;
  readonly values: readonly string[];
}

interface PlatformCategory {
  readonly platform: string;
  readonly id: string;
  readonly path: readonly string[];
  readonly version: string;
}

interface PlatformSpecifics {
  readonly platform: string;
  readonly specifics: readonly PresetSpecific[];
}

interface Cost {
  readonly cost: number;
  readonly additional_cost: number;
}

interface ShippingCosts {
  readonly domestic: (Cost & { readonly country: string }) | null;
  readonly international: Cost | null;
}

const SIZE_UNITS = ['in', 'cm'] as const;

interface PresetSizeChart {
  readonly unit: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly size: string; readonly values: readonly string[] }[];
}

/** Centimetres. */
interface PresetPackage {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** What is true of every variant. */
export interface PresetMatter {
  readonly specifics: readonly PresetSpecific[];
  readonly platform_category: readonly PlatformCategory[];
  readonly platform_specifics: readonly PlatformSpecifics[];
  readonly shipping_costs: ShippingCosts;
  readonly size_chart: PresetSizeChart | null;
  readonly print_areas: readonly PresetArea[];
  readonly package_dimensions: PresetPackage | null;
}

export const checkMatter = (form: ProductPresetInput): Outcome<PresetMatter> => {
  const specifics = checkSpecifics(form.specifics ?? [], 'params.specifics');
  if (!specifics.ok) return specifics;
  const platforms = checkPlatforms(form);
  if (!platforms.ok) return platforms;
  const shipping = checkShipping(form.shipping_costs);
  if (!shipping.ok) return shipping;
  const chart = checkSizeChart(form.size_chart);
  if (!chart.ok) return chart;
  const areas = checkAreas(form.print_areas ?? []);
  if (!areas.ok) return areas;
  const parcel = checkPackage(form.package_dimensions);
  if (!parcel.ok) return parcel;
  return accept({
    specifics: specifics.value,
    ...platforms.value,
    shipping_costs: shipping.value,
    size_chart: chart.value,
    print_areas: areas.value,
    package_dimensions: parcel.value,
  });
};

const checkSpecifics = (rows: readonly PresetSpecificInput[], field: string): Outcome<PresetSpecific[]> => {
  const kept = rows.map(({ name, values }) => ({ name: name.trim(), values: cleanWords(values) }));
  if (kept.some(({ name }) => name === '')) return refuse('preset.specificName', { field });
  const twice = twiceIn(kept.map(({ name }) => name));
  return twice === undefined ? accept(kept) : refuse('preset.specificTwice', { field, values: { name: twice } });
};

type Platforms = Pick<PresetMatter, 'platform_category' | 'platform_specifics'>;

/** Each platform once, by the name it has here. */
const platformFault = (platforms: readonly string[], field: string) => {
  const strange = platforms.find((platform) => !isPlatformId(platform));
  if (strange !== undefined) return refuse('preset.platform', { field, values: { platform: strange.slice(0, 40) } });
  const twice = twiceIn(platforms);
  return twice === undefined ? null : refuse('preset.platformTwice', { field, values: { platform: twice } });
};

const checkPlatforms = ({ platform_category, platform_specifics }: ProductPresetInput): Outcome<Platforms> => {
  const categories = (platform_category ?? []).map(({ platform, id, path, version }) => ({
    platform: platform.trim(),
    id: id.trim(),
    path: path.map((name) => name.trim()),
    version: version?.trim() ?? '',
  }));
  const field = 'params.platform_category';
  const fault = platformFault(
    categories.map(({ platform }) => platform),
    field,
  );
  if (fault) return fault;
  const bare = categories.find(({ id, path }) => id === '' || path.length === 0 || path.includes(''));
  if (bare) return refuse('preset.category', { field, values: { platform: bare.platform } });
  const specifics: PlatformSpecifics[] = [];
  for (const [index, row] of (platform_specifics ?? []).entries()) {
    const checked = checkSpecifics(row.specifics, `params.platform_specifics.${index}.specifics`);
    if (!checked.ok) return checked;
    specifics.push({ platform: row.platform.trim(), specifics: checked.value });
  }
  const strange = platformFault(
    specifics.map(({ platform }) => platform),
    'params.platform_specifics',
  );
  return strange ?? accept({ platform_category: categories, platform_specifics: specifics });
};

const checkShipping = (costs: PresetShippingCostsInput | null | undefined): Outcome<ShippingCosts> => {
  const [domestic, international] = [costs?.domestic ?? null, costs?.international ?? null];
  const country = domestic?.country.trim().toUpperCase() ?? '';
  if (domestic && !isCountry(country))
    return refuse('preset.country', { field: 'params.shipping_costs.domestic.country', values: { country: country.slice(0, 40) } });
  for (const [name, each] of [
    ['domestic', domestic],
    ['international', international],
  ] as const)
    if (each && !(isAmount(each.cost) && isAmount(each.additional_cost)))
      return refuse('preset.shippingCost', { field: `params.shipping_costs.${name}`, values: { most: MOST_DOLLARS } });
  const cost = (each: Cost): Cost => ({ cost: toCents(each.cost), additional_cost: toCents(each.additional_cost) });
  return accept({ domestic: domestic && { country, ...cost(domestic) }, international: international && cost(international) });
};

/** A length, or the least and the greatest one with a hyphen between. */
const MEASURE = /^(\d{1,4}(\.\d{1,3})?(-\d{1,4}(\.\d{1,3})?)?)?$/u;

const checkSizeChart = (chart: PresetSizeChartInput | null | undefined): Outcome<PresetSizeChart | null> => {
  if (!chart) return accept(null);
  const field = 'params.size_chart';
  const unit = chart.unit.trim().toLowerCase();
  if (!SIZE_UNITS.some((each) => each === unit)) return refuse('preset.sizeUnit', { field: `${field}.unit` });
  const columns = chart.columns.map((column) => column.trim());
  if (columns.includes('')) return refuse('preset.sizeColumn', { field: `${field}.columns` });
  const rows = chart.rows.map(({ size, values }) => ({
    size: size.trim(),
    values: values.map((value) => value.replaceAll(/\s|–/gu, (it) => (it === '–' ? '-' : ''))),
  }));
  for (const [index, { size, values }] of rows.entries()) {
    const path = `${field}.rows.${index}`;
    if (size === '') return refuse('preset.sizeName', { field: path });
    if (values.length !== columns.length) return refuse('preset.sizeValues', { field: path, values: { size, count: columns.length } });
    const odd = values.find((value) => !MEASURE.test(value));
    if (odd !== undefined) return refuse('preset.sizeValue', { field: path, values: { size, value: odd } });
  }
  const twice = twiceIn(rows.map(({ size }) => size));
  return twice === undefined ? accept({ unit, columns, rows }) : refuse('preset.sizeTwice', { field, values: { size: twice } });
};

const checkPackage = (sizes: PresetPackageInput | null | undefined): Outcome<PresetPackage | null> => {
  if (!sizes) return accept(null);
  const { length, width, height } = sizes;
  if (![length, width, height].every((side) => side > 0 && side <= LONGEST))
    return refuse('preset.package', { field: 'params.package_dimensions', values: { most: LONGEST } });
  return accept({ length, width, height });
};
