import type { PresetPackage, PresetShippingCosts, PresetSizeChart } from '../../../contract/generated/resolvers';
import type { DemoProduct } from './kinds';

/** What sending a piece takes, and of what is worn how it is cut. */
interface Details {
  /** Centimetres of the parcel: length, width, height. */
  readonly parcel: readonly [number, number, number];
  /** Dollars for the first piece and for each further one, within the country and abroad. */
  readonly postage: readonly [first: number, more: number, abroad: number, moreAbroad: number];
  /** Inches the cloth is wider than a tee's. */
  readonly wider?: number;
}

const LIGHT = [4.75, 2.4, 9.5, 4.5] as const;
const HEAVY = [7.95, 2.9, 14.5, 7] as const;
const FRAGILE = [6.5, 3.6, 12.9, 7.5] as const;
const SMALL = [3.95, 1, 7.5, 2] as const;

/** By the product's picture. */
const DETAILS: Readonly<Record<string, Details>> = {
  tee: { parcel: [30, 25, 2], postage: LIGHT, wider: 0 },
  aoptee: { parcel: [30, 25, 2], postage: LIGHT, wider: 0 },
  longsleeve: { parcel: [32, 26, 3], postage: LIGHT, wider: 0 },
  sweatshirt: { parcel: [36, 30, 5], postage: HEAVY, wider: 2 },
  hoodie: { parcel: [38, 32, 7], postage: HEAVY, wider: 2 },
  ziphoodie: { parcel: [38, 32, 7], postage: HEAVY, wider: 2 },
  aophoodie: { parcel: [38, 32, 7], postage: HEAVY, wider: 2.5 },
  mug: { parcel: [14, 11, 12], postage: FRAGILE },
  mug15: { parcel: [15, 12, 14], postage: FRAGILE },
  tumbler: { parcel: [24, 11, 11], postage: FRAGILE },
  phonecase: { parcel: [20, 12, 3], postage: SMALL },
  tote: { parcel: [30, 25, 2], postage: LIGHT },
  poster: { parcel: [66, 8, 8], postage: [5.95, 1.5, 11.9, 3] },
  canvas: { parcel: [70, 50, 6], postage: [9.95, 5.5, 24, 14] },
  blanket: { parcel: [40, 30, 12], postage: [8.95, 4.5, 19, 10] },
  pillow: { parcel: [42, 42, 14], postage: [8.5, 4, 18, 9] },
  facemask: { parcel: [22, 12, 1], postage: SMALL },
  necklace: { parcel: [12, 9, 5], postage: SMALL },
};

/** Inches across the chest and from the shoulder down, of a plain tee. */
const TEE: Readonly<Record<string, readonly [width: number, length: number]>> = {
  XS: [16.5, 27],
  S: [18, 28],
  M: [20, 29],
  L: [22, 30],
  XL: [24, 31],
  '2XL': [26, 32],
  '3XL': [28, 33],
  '4XL': [30, 34],
  '5XL': [32, 35],
};

/** Inches that others are narrower and shorter. */
const CUTS: Readonly<Record<string, readonly [narrower: number, shorter: number]>> = { women: [1.5, 2], kids: [3, 8] };

const chartOf = ({ sizes, tags }: DemoProduct, wider: number): PresetSizeChart => {
  const [narrower, shorter] = CUTS[tags.find((tag) => tag in CUTS) ?? ''] ?? [0, 0];
  const rows = sizes.flatMap(({ name }) => {
    const [width, length] = TEE[name] ?? [];
    return width === undefined || length === undefined
      ? []
      : [{ size: name, values: [String(width + wider - narrower), String(length - shorter)] }];
  });
  return { unit: 'in', columns: ['Width', 'Length'], rows };
};

interface Sending {
  readonly shipping_costs: PresetShippingCosts;
  readonly package_dimensions: PresetPackage | null;
  readonly size_chart: PresetSizeChart | null;
}

/** What it costs to send a product, in which parcel, and how large its sizes are. */
export const detailsOf = (product: DemoProduct): Sending => {
  const details = DETAILS[product.garment];
  if (!details) return { shipping_costs: {}, package_dimensions: null, size_chart: null };
  const [cost, additional_cost, abroad, moreAbroad] = details.postage;
  const [length, width, height] = details.parcel;
  return {
    shipping_costs: {
      domestic: { country: 'US', cost, additional_cost },
      international: { cost: abroad, additional_cost: moreAbroad },
    },
    package_dimensions: { length, width, height },
    size_chart: details.wider === undefined ? null : chartOf(product, details.wider),
  };
};
