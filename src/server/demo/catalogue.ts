import type { MockupSideInput, PretyAttributeInput } from '../../contract/generated/operations';
import type { PresetPrintArea } from '../../contract/generated/resolvers';
import garments from '../../../static/garments/garments.json';
import { toCents, variantPrice } from '../../domain/money';
import { STANDARD_PRINT } from '../../domain/print/print-file';
import { skuWords } from '../../domain/names';
import type { Tx } from '../kernel/context';
import type { PresetVariant } from '../catalogue/tables';
import { insertMockupPreset } from '../mockups/operations';
import { insertProductPreset } from '../catalogue/product-presets';

type Garment = (typeof garments)[number];

interface SizeOption {
  readonly name: string;
  /** Dollars on top of the product's base price. */
  readonly extra: number;
  /** Offered unless the seller says otherwise. */
  readonly usual: boolean;
}

/** A product type to start with. Prices are examples. */
export interface DemoProduct {
  readonly name: string;
  readonly raw_name: string;
  readonly description: string;
  readonly provider: string;
  readonly type: string;
  readonly garment: string;
  readonly skuStem: string;
  /** Dollars the provider asks for the smallest size. */
  readonly base_price: number;
  /** Dollars the seller adds. */
  readonly fixed_profit: number;
  readonly colors: readonly string[];
  readonly sizes: readonly SizeOption[];
  /** Pixels of the print file at 300 dpi. */
  readonly print: { readonly width: number; readonly height: number };
  /** Grams. */
  readonly weight: number;
  readonly tags: readonly string[];
  readonly favorite: boolean;
}

const COLORS: Readonly<Record<string, string>> = {
  White: '#ffffff',
  Natural: '#efe6d2',
  Sand: '#d9c8a9',
  'Sport Grey': '#b5b7ba',
  'Dark Heather': '#4a4d52',
  Black: '#1c1c1e',
  Navy: '#1f2a44',
  Royal: '#1f4fa3',
  'Light Blue': '#a9c9e6',
  'Forest Green': '#234a36',
  'Military Green': '#5a6045',
  Red: '#b5212d',
  Maroon: '#5c1f2b',
  'Light Pink': '#f2c7d2',
  Daisy: '#f3cf4d',
};

/** Colours offered unless the seller says otherwise. */
const USUAL_COLORS: readonly string[] = ['White', 'Black', 'Navy', 'Natural'];

const CLOTHING: readonly SizeOption[] = [
  { name: 'S', extra: 0, usual: true },
  { name: 'M', extra: 0, usual: true },
  { name: 'L', extra: 0, usual: true },
  { name: 'XL', extra: 0, usual: true },
  { name: '2XL', extra: 2, usual: true },
  { name: '3XL', extra: 2, usual: false },
  { name: '4XL', extra: 2, usual: false },
  { name: '5XL', extra: 2, usual: false },
];

const ONE_SIZE = (name: string): readonly SizeOption[] => [{ name, extra: 0, usual: true }];

const SHIRT_PRINT = STANDARD_PRINT;

export const PRODUCTS: readonly DemoProduct[] = [
  {
    name: 'Unisex Tee 5000',
    raw_name: 'Gildan 5000',
    description: 'Heavy cotton tee with a classic fit: 100 % cotton, 180 g/m², seamless collar, taped neck and shoulders.',
    provider: 'gearment',
    type: 'apparel',
    garment: 'tee',
    skuStem: 'G5000',
    base_price: 7.5,
    fixed_profit: 12.49,
    colors: ['White', 'Black', 'Navy', 'Sport Grey', 'Royal', 'Red', 'Forest Green', 'Light Pink'],
    sizes: CLOTHING,
    print: SHIRT_PRINT,
    weight: 190,
    tags: ['unisex', 'cotton'],
    favorite: true,
  },
  {
    name: 'Unisex Tee 3001',
    raw_name: 'Bella+Canvas 3001',
    description: 'Soft jersey tee with a modern fit: combed ring-spun cotton, 142 g/m², side seams, tear-away label.',
    provider: 'printify',
    type: 'apparel',
    garment: 'tee',
    skuStem: 'BC3001',
    base_price: 10.5,
    fixed_profit: 14.49,
    colors: ['White', 'Black', 'Navy', 'Sand', 'Dark Heather', 'Light Blue', 'Maroon', 'Daisy'],
    sizes: CLOTHING,
    print: SHIRT_PRINT,
    weight: 150,
    tags: ['unisex', 'soft'],
    favorite: false,
  },
  {
    name: 'Crewneck Sweatshirt 18000',
    raw_name: 'Gildan 18000',
    description: 'Heavy blend crewneck: half cotton, half polyester, 271 g/m², double-needle stitching, ribbed cuffs and hem.',
    provider: 'customcat',
    type: 'apparel',
    garment: 'sweatshirt',
    skuStem: 'G18000',
    base_price: 15,
    fixed_profit: 19.99,
    colors: ['White', 'Black', 'Navy', 'Sport Grey', 'Sand', 'Maroon', 'Forest Green'],
    sizes: CLOTHING,
    print: SHIRT_PRINT,
    weight: 450,
    tags: ['unisex', 'warm'],
    favorite: false,
  },
  {
    name: 'Pullover Hoodie 18500',
    raw_name: 'Gildan 18500',
    description: 'Heavy blend hoodie: half cotton, half polyester, 271 g/m², double-lined hood, front pouch pocket.',
    provider: 'merchize',
    type: 'apparel',
    garment: 'hoodie',
    skuStem: 'G18500',
    base_price: 19,
    fixed_profit: 20.99,
    colors: ['White', 'Black', 'Navy', 'Sport Grey', 'Military Green', 'Red', 'Light Pink'],
    sizes: CLOTHING,
    print: SHIRT_PRINT,
    weight: 590,
    tags: ['unisex', 'warm'],
    favorite: true,
  },
  {
    name: 'Mug 11 oz',
    raw_name: 'Ceramic mug 11 oz',
    description: 'White glossy ceramic mug, 325 ml, safe for dishwasher and microwave.',
    provider: 'dreamship',
    type: 'giftaccessories',
    garment: 'mug',
    skuStem: 'MUG11',
    base_price: 5,
    fixed_profit: 8.99,
    colors: ['White', 'Black'],
    sizes: ONE_SIZE('11 oz'),
    print: { width: 1050, height: 1155 },
    weight: 380,
    tags: ['kitchen'],
    favorite: false,
  },
  {
    name: 'Poster',
    raw_name: 'Matte poster',
    description: 'Matte museum paper, 200 g/m², printed with pigment inks; ships rolled in a tube.',
    provider: 'scalable',
    type: 'canvasposter',
    garment: 'poster',
    skuStem: 'POSTER',
    base_price: 6,
    fixed_profit: 10.99,
    colors: ['White'],
    sizes: [
      { name: '12×18 in', extra: 0, usual: true },
      { name: '16×24 in', extra: 2, usual: true },
      { name: '24×36 in', extra: 5, usual: true },
    ],
    print: { width: 3600, height: 5400 },
    weight: 220,
    tags: ['wall', 'home'],
    favorite: false,
  },
  {
    name: 'Tote Bag',
    raw_name: 'Cotton tote bag',
    description: 'Canvas tote of 100 % cotton, 38 × 42 cm, with long handles.',
    provider: 'geargag',
    type: 'giftaccessories',
    garment: 'tote',
    skuStem: 'TOTE',
    base_price: 8,
    fixed_profit: 9.99,
    colors: ['Natural', 'Black', 'Navy', 'Red'],
    sizes: ONE_SIZE('One size'),
    print: { width: 3000, height: 3600 },
    weight: 160,
    tags: ['bag'],
    favorite: false,
  },
];

const attributesOf = ({ colors, sizes }: DemoProduct): PretyAttributeInput[] => [
  {
    attribute_type: 'Color',
    plf_attribute_name: 'Color',
    options: colors.map((name) => ({
      ffm_value: name,
      plf_value: name,
      plf_price: null,
      hex: COLORS[name] ?? null,
      default: USUAL_COLORS.includes(name),
    })),
  },
  {
    attribute_type: 'Size',
    plf_attribute_name: 'Size',
    options: sizes.map(({ name, usual }) => ({ ffm_value: name, plf_value: name, plf_price: null, hex: null, default: usual })),
  },
];

export const variantsOf = ({ colors, sizes, skuStem, base_price, fixed_profit }: DemoProduct): PresetVariant[] =>
  colors.flatMap((color) =>
    sizes.map((size) => {
      const base = toCents(base_price + size.extra);
      return {
        sku: `${skuStem}-${skuWords(color)}-${skuWords(size.name)}`,
        base_price: base,
        fix_profit: 1,
        fixed_profit,
        sale_price: variantPrice({ base_price: base, fixed_profit }),
        name_value: [
          { name: 'Color', type: 'Color', value: color },
          { name: 'Size', type: 'Size', value: size.name },
        ],
      };
    }),
  );

export const garmentOf = (product: DemoProduct): Garment => {
  const garment = garments.find(({ slug }) => slug === product.garment);
  if (!garment) throw new Error(`static/garments/garments.json has no garment "${product.garment}".`);
  return garment;
};

export const printAreasOf = (product: DemoProduct): PresetPrintArea[] =>
  garmentOf(product).sides.map(({ id, name }) => ({ position: id, label: name, ...product.print }));

/** The largest area of the print file's shape in the garment's printable one, centred across and flush at its top. */
const fit = (room: Garment['sides'][number]['printArea'], print: DemoProduct['print']) => {
  const scale = Math.min(room.width / print.width, room.height / print.height);
  const [width, height] = [toCents(print.width * scale), toCents(print.height * scale)];
  return { x: toCents(room.x + (room.width - width) / 2), y: room.y, width, height };
};

const blankSides = (product: DemoProduct): MockupSideInput[] =>
  garmentOf(product).sides.map(({ id, name, image, width, height, printArea }) => ({
    id,
    name,
    image: { _id: null, url: image, width, height, image_sizes: [] },
    mockup: null,
    print_area: { ...fit(printArea, product.print), rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 },
    document: { mockup_type: '2D', width, height, settings: [{ name: 'color', value: COLORS[product.colors[0] ?? 'White'] ?? '#ffffff' }] },
    layers: [],
  }));

/**
 * Gives the container of `tx` the product types to start with, each with a template of its blank sides. What is there already stays as
 * it is, so it can be repeated at every start.
 */
export const seedCatalogue = async (tx: Tx): Promise<void> => {
  for (const product of PRODUCTS) await seedProduct(tx, product);
};

/** The same of one product type. */
export const seedProduct = async (tx: Tx, product: DemoProduct): Promise<void> => {
  const { name, raw_name, description, provider, type, garment, weight, tags, favorite } = product;
  const image = garmentOf(product).sides[0]?.thumb ?? null;
  const { _id, isNew } = await insertProductPreset(tx, {
    name,
    raw_name,
    image,
    description,
    provider,
    type,
    prety_attributes: attributesOf(product),
    attribute_specifics: variantsOf(product),
    print_areas: printAreasOf(product),
    weight,
    tags: [...tags],
    favorite,
    garment,
  });
  if (isNew) await insertMockupPreset(tx, { name, product_id: _id, provider, src: image, sides: blankSides(product) });
};
