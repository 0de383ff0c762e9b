import { z } from 'zod';
import { reasonsShape } from './listed';
import { priceIn } from './markets';
import { CENTIMETRES, GRAMS, inUnit } from '../measures';
import type { OutgoingProduct, OutgoingVariant, PushParts } from '../shop';

const imageShape = z.object({ uri: z.string() });
type Image = z.infer<typeof imageShape>;

const skuShape = z.object({
  id: z.string(),
  seller_sku: z.string().catch(''),
  price: z
    .object({ tax_exclusive_price: z.string().catch('0'), currency: z.string() })
    .nullish()
    .catch(null),
  inventory: z.array(z.object({ warehouse_id: z.string(), quantity: z.number() })).catch([]),
  sales_attributes: z
    .array(z.object({ name: z.string(), value_name: z.string(), sku_img: imageShape.nullish().catch(null) }))
    .nullish()
    .transform((attributes) => attributes ?? [])
    .catch([]),
});

const packageShape = z.object({ value: z.string(), unit: z.string() });

/** A product as TikTok has it, as far as it is used. */
export const heldShape = z.object({
  id: z.string(),
  status: z.string(),
  title: z.string().catch(''),
  description: z.string().catch(''),
  /** Our listing's id: TikTok keeps the name a product has elsewhere. */
  external_product_id: z.string().nullish().catch(null),
  category_chains: z.array(z.object({ id: z.string(), is_leaf: z.boolean() })).catch([]),
  brand: z.object({ id: z.string() }).nullish().catch(null),
  main_images: z.array(imageShape).catch([]),
  skus: z.array(skuShape).catch([]),
  package_weight: packageShape.nullish().catch(null),
  package_dimensions: z.object({ length: z.string(), width: z.string(), height: z.string(), unit: z.string() }).nullish().catch(null),
  product_attributes: z.array(z.object({ id: z.string(), values: z.array(z.looseObject({})) })).catch([]),
  size_chart: z.object({ image: imageShape.nullish() }).nullish().catch(null),
  audit_failed_reasons: reasonsShape,
});
export type Held = z.infer<typeof heldShape>;

/** What TikTok calls the size chart among the things to be told of a product; the value is the address of its picture. */
export const SIZE_CHART = 'size_chart';

/** What TikTok wants to know of the parcel, and nobody tells us: a shirt in its bag. */
const bagIn = (region: string) => (region === 'US' ? { value: '0.5', unit: 'POUND' } : { value: '0.25', unit: 'KILOGRAM' });

/** Units go by where the shop is. */
const weightIn = (region: string, { parcel: { weight } }: OutgoingProduct) =>
  weight === null
    ? null
    : region === 'US'
      ? { value: String(inUnit(GRAMS, 'lb', weight)), unit: 'POUND' }
      : { value: String(inUnit(GRAMS, 'kg', weight)), unit: 'KILOGRAM' };

/** TikTok takes whole numbers: what is packed fits. */
const sizeIn = (region: string, { parcel: { size } }: OutgoingProduct) => {
  if (!size) return null;
  const side = (length: number): string => String(Math.ceil((region === 'US' ? inUnit(CENTIMETRES, 'in', length) : length) ?? length));
  return { length: side(size.length), width: side(size.width), height: side(size.height), unit: region === 'US' ? 'INCH' : 'CENTIMETER' };
};

const numberOf = ({ barcode }: OutgoingVariant) =>
  barcode?.trade ? { identifier_code: { code: barcode.trade.digits, type: barcode.trade.kind.toUpperCase() } } : {};

/** What is found out at TikTok for a product's body. */
export interface Findings {
  readonly region: string;
  readonly category: string;
  readonly categoryVersion: string;
  readonly warehouse: string;
  /** Of the gallery, and by the keys of variants' pictures; those that are held are kept where none is given. */
  readonly gallery: readonly Image[] | null;
  readonly variantImage: (key: string) => Image | undefined;
  readonly sizeChart: Image | null;
}

/** Only values of one attribute may have pictures, and each value one. */
const skuImageOf = ({ variants }: OutgoingProduct, findings: Findings, held: Held | undefined, name: string, value: string) => {
  const like = variants.find(({ image, options }) => image && options.some((option) => option.name === name && option.value === value));
  const fresh = like?.image && findings.variantImage(like.image.key);
  if (fresh) return { sku_img: fresh };
  const kept = held?.skus
    .flatMap(({ sales_attributes }) => sales_attributes)
    .find((each) => each.name === name && each.value_name === value);
  return kept?.sku_img ? { sku_img: { uri: kept.sku_img.uri } } : {};
};

const attributesOf = (product: OutgoingProduct, findings: Findings, held: Held | undefined, { options }: OutgoingVariant) =>
  options.map(({ name, value }, at) => ({
    name,
    value_name: value,
    ...(at === 0 && skuImageOf(product, findings, held, name, value)),
  }));

const skusOf = (product: OutgoingProduct, findings: Findings, held: Held | undefined) =>
  product.variants.map((variant) => {
    const seller_sku = product.options.length > 0 ? variant.sku : product.sku;
    const known = held?.skus.find((each) => each.seller_sku === seller_sku);
    return {
      ...(known && { id: known.id }),
      seller_sku,
      ...numberOf(variant),
      sales_attributes: product.options.length > 0 ? attributesOf(product, findings, held, variant) : [],
      price: priceIn(findings.region, variant.price),
      inventory: [{ warehouse_id: findings.warehouse, quantity: product.quantity }],
    };
  });

/** Variants that stay as they are have to be told all the same: what is left out, TikTok deletes. */
const heldSkus = ({ skus }: Held) =>
  skus.map(({ id, seller_sku, price, inventory, sales_attributes }) => ({
    id,
    seller_sku,
    sales_attributes: sales_attributes.map(({ sku_img, ...attribute }) => ({ ...attribute, ...(sku_img && { sku_img }) })),
    ...(price && { price: { amount: price.tax_exclusive_price, currency: price.currency } }),
    inventory,
  }));

/** A value is one of TikTok's own when it is named by its number there. */
const valueOf = (value: string) => (/^\d{5,}$/.test(value) ? { id: value } : { name: value });

const attributesBody = ({ specifics }: OutgoingProduct, held: Held | undefined) => {
  const told = specifics.filter(({ id }) => id !== SIZE_CHART).map(({ id, values }) => ({ id, values: values.map(valueOf) }));
  return told.length > 0 ? told : (held?.product_attributes ?? []);
};

/** The whole product: an edit replaces it, so what somebody else put there is told again. */
export const bodyOf = (product: OutgoingProduct, parts: PushParts, findings: Findings, held: Held | undefined) => {
  const sizeChart = findings.sizeChart ?? held?.size_chart?.image;
  const attributes = held && !parts.category ? held.product_attributes : attributesBody(product, held);
  const size = sizeIn(findings.region, product) ?? held?.package_dimensions;
  return {
    title: held && !parts.text ? held.title : product.name,
    description: held && !parts.text ? held.description : product.description || `<p>${product.name}</p>`,
    category_id: findings.category,
    category_version: findings.categoryVersion,
    main_images: findings.gallery ?? held?.main_images ?? [],
    skus: held && !parts.variants ? heldSkus(held) : skusOf(product, findings, held),
    package_weight: weightIn(findings.region, product) ?? held?.package_weight ?? bagIn(findings.region),
    ...(size && { package_dimensions: size }),
    ...(held?.brand && { brand_id: held.brand.id }),
    ...(attributes.length > 0 && { product_attributes: attributes }),
    ...(sizeChart && { size_chart: { image: sizeChart } }),
    external_product_id: product.item_info_id,
  };
};
