import { plainMoney, roundMoney } from '../currency';
import { textFromHtml } from './plain-html';
import { pairVariants, type ShopVariant, type VariantPair } from './variant-pairs';

/** In what a product of a shop may be another than the listing it is on sale for. */
export const DIFFERENCE_FIELDS = [
  'name',
  'description',
  'price',
  'sku',
  'variants',
  'pictures',
  'tags',
  'category',
  'quantity',
  'barcode',
] as const;

export type DifferenceField = (typeof DIFFERENCE_FIELDS)[number];

export const isDifferenceField = (text: string): text is DifferenceField => DIFFERENCE_FIELDS.some((field) => field === text);

/** What of a listing is written when the shop's side is taken. Pieces are sold at the shop, so there is nothing to take over. */
export const TAKEN_FROM_STORE: readonly DifferenceField[] = DIFFERENCE_FIELDS.filter((field) => field !== 'quantity');

/** Which part of a push brings a field to the shop. */
export const PUSHED_WITH: Readonly<Record<DifferenceField, 'text' | 'category' | 'images' | 'variants'>> = {
  name: 'text',
  description: 'text',
  tags: 'text',
  category: 'category',
  pictures: 'images',
  price: 'variants',
  sku: 'variants',
  variants: 'variants',
  quantity: 'variants',
  barcode: 'variants',
};

/** A listing as it goes to a shop. */
export interface OursAtShop {
  readonly sku: string;
  readonly name: string;
  /** ISO 4217, of its prices. */
  readonly currency: string;
  /** HTML. */
  readonly description: string;
  readonly images: readonly { readonly key: string }[];
  readonly variants: readonly (Omit<ShopVariant, 'barcode' | 'price' | 'quantity'> & {
    readonly price: number;
    readonly barcode?: { readonly text: string } | null;
    readonly image: { readonly key: string } | null;
  })[];
  readonly tags: readonly string[];
  readonly category: string | null;
  /** Pieces of each variant. */
  readonly quantity: number;
}

/** A product as its shop tells it; null: it tells nothing of it. */
export interface TheirsAtShop {
  readonly sku: string;
  readonly name: string;
  readonly description: string | null;
  readonly images: readonly unknown[];
  readonly variants: readonly ShopVariant[];
  readonly tags: readonly string[] | null;
  readonly category: string | null;
}

/** One variant of many in which the two differ. */
interface DifferenceRow {
  /** Such as `Black / M`. */
  readonly label: string;
  readonly ours: string;
  readonly theirs: string;
}

export interface Difference {
  readonly field: DifferenceField;
  /** Of what differs in several variants, the first one's. Money in the shop's currency, with its digits. */
  readonly ours: string;
  readonly theirs: string;
  /** Empty for what is said of the whole product. */
  readonly rows: readonly DifferenceRow[];
}

/** What a platform takes of a product: more of ours is not there, and is no difference. */
interface ShownLimits {
  readonly name?: number;
  readonly description?: number;
  readonly tags?: number;
  readonly tag?: number;
  readonly images?: number;
}

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A description as it is compared: shops write HTML their own way, and people read its words. */
const wordsOf = (html: string): string => inOneLine(textFromHtml(html));

/** Whether the shop shows our text, whole or as far as its platform takes one. */
const isShown = (ours: string, theirs: string, most: number | undefined): boolean => {
  if (ours === theirs) return true;
  if (most === undefined || ours.length <= most || theirs.length < most / 2) return false;
  return ours.startsWith(theirs.replace(/(…|\.\.\.)$/u, '').trimEnd());
};

const whole = (field: DifferenceField, ours: string, theirs: string): Difference => ({ field, ours, theirs, rows: [] });

const ofRows = (field: DifferenceField, rows: readonly DifferenceRow[]): Difference[] => {
  const [first] = rows;
  return first ? [{ field, ours: first.ours, theirs: first.theirs, rows }] : [];
};

const nameDiffers = ({ name: ours }: OursAtShop, { name: theirs }: TheirsAtShop, { name: most }: ShownLimits): Difference[] =>
  isShown(inOneLine(ours), inOneLine(theirs), most) ? [] : [whole('name', ours, theirs)];

const descriptionDiffers = (
  { description: ours }: OursAtShop,
  { description: theirs }: TheirsAtShop,
  { description: most }: ShownLimits,
): Difference[] => {
  if (theirs === null || isShown(wordsOf(ours), wordsOf(theirs), most)) return [];
  return [whole('description', textFromHtml(ours), textFromHtml(theirs))];
};

const wordKey = (word: string): string => inOneLine(word).toLowerCase();

/** Tags of ours the shop does not have. Those its owner gave the product are nobody's fault; a full list takes no more. */
const tagsDiffer = (
  { tags: ours }: OursAtShop,
  { tags: theirs }: TheirsAtShop,
  { tags: most = Infinity, tag: longest = Infinity }: ShownLimits,
): Difference[] => {
  if (theirs === null) return [];
  const there = new Set(theirs.map(wordKey));
  const missing = ours.filter((tag) => tag.length <= longest && !there.has(wordKey(tag)));
  if (missing.length === 0 || theirs.length >= most) return [];
  return [whole('tags', ours.join(', '), theirs.join(', '))];
};

/** Shops keep their own copies, so pictures are counted; some show those of variants among the others. */
const picturesDiffer = ({ images, variants }: OursAtShop, theirs: TheirsAtShop, { images: most = Infinity }: ShownLimits): Difference[] => {
  const all = new Set([...images.map(({ key }) => key), ...variants.flatMap(({ image }) => image?.key ?? [])]);
  const shown = theirs.images.length;
  return shown >= Math.min(images.length, most) && shown <= all.size ? [] : [whole('pictures', String(images.length), String(shown))];
};

const categoryDiffers = ({ category: ours }: OursAtShop, { category: theirs }: TheirsAtShop): Difference[] =>
  ours === null || theirs === null || ours === theirs ? [] : [whole('category', ours, theirs)];

const skuDiffers = ({ sku: ours, variants }: OursAtShop, { sku: theirs }: TheirsAtShop): Difference[] =>
  // Some platforms know a product of several forms by those of its variants alone.
  ours === theirs || theirs === '' || (variants.length > 1 && variants.some(({ sku }) => sku === theirs))
    ? []
    : [whole('sku', ours, theirs)];

type Ours = OursAtShop['variants'][number];

type Named = Pick<ShopVariant, 'sku' | 'options'>;

const valuesOf = (variant: Named | undefined): string => variant?.options.map(({ value }) => value).join(' / ') ?? '';

/** A variant by its SKU; by what a buyer chooses where it has none. Empty: there is none. */
const nameOf = (variant: Named | undefined): string => (variant && variant.sku !== '' ? variant.sku : valuesOf(variant));

const labelOf = ({ ours, theirs }: VariantPair<Ours>): string => valuesOf(ours ?? theirs) || nameOf(ours ?? theirs);

const variantsDiffer = (ours: OursAtShop, theirs: TheirsAtShop): Difference[] => {
  const { currency } = ours;
  const pairs = pairVariants(ours.variants, theirs.variants);
  const alone = ours.variants.length === 1 && theirs.variants.length === 1;
  const rowsOf = (say: (pair: VariantPair<Ours>) => Omit<DifferenceRow, 'label'> | null): DifferenceRow[] =>
    pairs.flatMap((pair) => {
      const said = say(pair);
      return said ? [{ label: labelOf(pair), ...said }] : [];
    });
  const both = (say: (mine: Ours, its: ShopVariant) => Omit<DifferenceRow, 'label'> | null): DifferenceRow[] =>
    rowsOf(({ ours: mine, theirs: its }) => (mine && its ? say(mine, its) : null));
  return [
    ...ofRows(
      'price',
      both(({ price }, its) =>
        its.price === null || roundMoney(its.price, currency) === roundMoney(price, currency)
          ? null
          : { ours: plainMoney(price, currency), theirs: plainMoney(its.price, currency) },
      ),
    ),
    ...ofRows(
      'variants',
      rowsOf(({ ours: mine, theirs: its }) =>
        // The one form of a product has the product's own SKU, which is told already.
        alone || (mine && its && (mine.sku === its.sku || its.sku === '')) ? null : { ours: nameOf(mine), theirs: nameOf(its) },
      ),
    ),
    ...ofRows(
      'quantity',
      // What was sold meanwhile makes it less.
      both((_mine, { quantity }) =>
        quantity === null || (quantity > 0 && quantity <= ours.quantity) ? null : { ours: String(ours.quantity), theirs: String(quantity) },
      ),
    ),
    ...ofRows(
      'barcode',
      both(({ barcode }, its) =>
        !barcode || its.barcode === null || digits(barcode.text) === digits(its.barcode)
          ? null
          : { ours: barcode.text, theirs: its.barcode },
      ),
    ),
  ];
};

const digits = (barcode: string): string => barcode.replace(/[\s-]/gu, '').toUpperCase().replace(/^0+/u, '');

/** In what a product is another than its listing, in the order of `DIFFERENCE_FIELDS`. */
export const differencesOf = (ours: OursAtShop, theirs: TheirsAtShop, limits: ShownLimits = {}): readonly Difference[] => {
  const found = [
    ...nameDiffers(ours, theirs, limits),
    ...descriptionDiffers(ours, theirs, limits),
    ...skuDiffers(ours, theirs),
    ...variantsDiffer(ours, theirs),
    ...picturesDiffer(ours, theirs, limits),
    ...tagsDiffer(ours, theirs, limits),
    ...categoryDiffers(ours, theirs),
  ];
  return found.toSorted((a, b) => DIFFERENCE_FIELDS.indexOf(a.field) - DIFFERENCE_FIELDS.indexOf(b.field));
};

/** Whether some variant of a product has no piece left. */
export const isSoldOut = ({ variants }: Pick<TheirsAtShop, 'variants'>): boolean => variants.some(({ quantity }) => quantity === 0);
