import type { MockupSideInput, PretyAttributeInput } from '../../contract/generated/operations';
import type { PresetPrintArea } from '../../contract/generated/resolvers';
import type { Size } from '../../domain/geometry/placement';
import garments from '../../../static/garments/garments.json';
import { toCents } from '../../domain/money';
import { presetPrice } from '../../domain/product-presets/price';
import { PRINT_AREA_SIZES } from '../../domain/design/default-sides';
import { PRINT_MASK } from '../../domain/design/print-mask';
import { skuWords } from '../../domain/names';
import type { Tx } from '../kernel/context';
import type { PresetVariant } from '../catalogue/tables';
import { insertMockupPreset } from '../mockups/operations';
import { PRODUCTS, type DemoProduct } from './products';
import { detailsOf } from './products/details';
import { COLORS, USUAL_COLORS } from './products/kinds';
import { insertProductPreset } from '../catalogue/product-presets';

interface GarmentSide {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
  readonly printArea: { readonly x: number; readonly y: number } & Size;
  /** What of the area is printed, where that is no rectangle (`domain/design/print-mask`). */
  readonly mask?: string;
}

interface Garment {
  readonly slug: string;
  readonly sides: readonly GarmentSide[];
}

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
        sale_price: presetPrice({ base_price: base, fixed_profit }, 0),
        name_value: [
          { name: 'Color', type: 'Color', value: color },
          { name: 'Size', type: 'Size', value: size.name },
        ],
      };
    }),
  );

export const garmentOf = (product: DemoProduct): Garment => {
  const garment = (garments as readonly Garment[]).find(({ slug }) => slug === product.garment);
  if (!garment) throw new Error(`static/garments/garments.json has no garment "${product.garment}".`);
  return garment;
};

/** Sizes the specification gives sleeves and necks; a product says how large its front is. */
const SMALL_AREAS: Readonly<Partial<Record<string, Size>>> = {
  left_sleeve: PRINT_AREA_SIZES.left_sleeve,
  right_sleeve: PRINT_AREA_SIZES.right_sleeve,
  neek: PRINT_AREA_SIZES.neek,
};

/** Pixels of a side's print file. What is printed all over has the product's own shape. */
const printOf = (product: DemoProduct, { id, mask, printArea }: GarmentSide): Size => {
  const { width, height } = product.prints?.[id] ?? SMALL_AREAS[id] ?? product.print;
  return { width, height: mask === undefined ? height : Math.round((width * printArea.height) / printArea.width) };
};

export const printAreasOf = (product: DemoProduct): PresetPrintArea[] =>
  garmentOf(product).sides.map((side) => ({ position: side.id, label: side.name, ...printOf(product, side) }));

/** The largest area of the print file's shape in the garment's printable one, centred across and flush at its top. */
const fit = (room: GarmentSide['printArea'], print: Size) => {
  const scale = Math.min(room.width / print.width, room.height / print.height);
  const [width, height] = [toCents(print.width * scale), toCents(print.height * scale)];
  return { x: toCents(room.x + (room.width - width) / 2), y: room.y, width, height };
};

const blankSides = (product: DemoProduct): MockupSideInput[] =>
  garmentOf(product).sides.map((side) => {
    const { id, name, image, width, height, printArea, mask } = side;
    const area = mask === undefined ? fit(printArea, printOf(product, side)) : printArea;
    const settings = [
      { name: 'color', value: COLORS[product.colors[0] ?? 'White'] ?? '#ffffff' },
      ...(mask === undefined ? [] : [{ name: PRINT_MASK, value: mask }]),
    ];
    return {
      id,
      name,
      image: { _id: null, url: image, width, height, image_sizes: [] },
      mockup: null,
      print_area: { ...area, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 },
      document: { mockup_type: '2D', width, height, settings },
      layers: [],
    };
  });

/**
 * Gives the container of `tx` the product types to start with, each with a template of its blank sides. What is there already stays as
 * it is, so it can be repeated at every start.
 */
export const seedCatalogue = async (tx: Tx): Promise<void> => {
  const rows = await tx.selectFrom('product_presets').select('name').execute();
  const there = new Set(rows.map(({ name }) => name));
  for (const product of PRODUCTS) if (!there.has(product.name)) await seedProduct(tx, product);
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
    ...detailsOf(product),
    image_id: null,
    source: null,
  });
  if (isNew) await insertMockupPreset(tx, { name, product_id: _id, provider, src: image, sides: blankSides(product) });
};
