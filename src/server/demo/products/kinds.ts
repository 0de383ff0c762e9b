import { STANDARD_PRINT } from '../../../domain/print/print-file';
import type { Size } from '../../../domain/geometry/placement';

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
  /** Pixels of the print file at 300 dpi; a print all over the product takes its height from the product's shape. */
  readonly print: Size;
  /** Of sides whose print has another size, by their ids. */
  readonly prints?: Readonly<Partial<Record<string, Size>>>;
  /** Grams. */
  readonly weight: number;
  readonly tags: readonly string[];
  readonly favorite: boolean;
}

export const COLORS: Readonly<Record<string, string>> = {
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
  Orange: '#e0702a',
  Purple: '#4b2e83',
  Teal: '#1f6f78',
  Silver: '#dfe2e6',
  Gold: '#e6c572',
};

/** Colours offered unless the seller says otherwise. */
export const USUAL_COLORS: readonly string[] = ['White', 'Black', 'Navy', 'Natural', 'Silver'];

const sizes = (dear: number, ...names: readonly string[]): readonly SizeOption[] =>
  names.map((name) => ({ name, extra: /^[2-5]XL$/.test(name) ? dear : 0, usual: !/^[3-5]XL$/.test(name) }));

export const CLOTHING = sizes(2, 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL');
export const WOMEN = sizes(2, 'S', 'M', 'L', 'XL', '2XL');
export const YOUTH = sizes(0, 'XS', 'S', 'M', 'L', 'XL');
const ALL_OVER = sizes(3, 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL');

export const oneSize = (name: string): readonly SizeOption[] => [{ name, extra: 0, usual: true }];

/** Sizes with what each costs on top of the first. */
export const dearer = (...each: readonly (readonly [name: string, extra: number])[]): readonly SizeOption[] =>
  each.map(([name, extra]) => ({ name, extra, usual: true }));

type Kind = Pick<DemoProduct, 'type' | 'garment' | 'sizes' | 'print' | 'prints' | 'weight'>;

const cloth = (garment: string, weight: number): Kind => ({ type: 'apparel', garment, sizes: CLOTHING, print: STANDARD_PRINT, weight });

/** What products of one kind have in common. */
export const KINDS = {
  tee: cloth('tee', 180),
  longsleeve: cloth('longsleeve', 230),
  sweatshirt: cloth('sweatshirt', 450),
  hoodie: cloth('hoodie', 590),
  ziphoodie: { ...cloth('ziphoodie', 640), print: { width: 1200, height: 1310 }, prints: { back: STANDARD_PRINT } },
  aophoodie: { type: 'alloverprint', garment: 'aophoodie', sizes: ALL_OVER, print: { width: 6000, height: 6000 }, weight: 620 },
  aoptee: { type: 'alloverprint', garment: 'aoptee', sizes: ALL_OVER, print: { width: 6000, height: 6000 }, weight: 190 },
  mug: { type: 'giftaccessories', garment: 'mug', sizes: oneSize('11 oz'), print: { width: 1050, height: 1155 }, weight: 380 },
  mug15: { type: 'giftaccessories', garment: 'mug15', sizes: oneSize('15 oz'), print: { width: 1050, height: 1400 }, weight: 480 },
  tumbler: { type: 'giftaccessories', garment: 'tumbler', sizes: oneSize('20 oz'), print: { width: 960, height: 2400 }, weight: 420 },
  tote: { type: 'giftaccessories', garment: 'tote', sizes: oneSize('One size'), print: { width: 3000, height: 3600 }, weight: 160 },
  phonecase: {
    type: 'giftaccessories',
    garment: 'phonecase',
    sizes: oneSize('One size'),
    print: { width: 1110, height: 2245 },
    weight: 40,
  },
  poster: {
    type: 'canvasposter',
    garment: 'poster',
    sizes: dearer(['12×18 in', 0], ['16×24 in', 2], ['24×36 in', 5]),
    print: { width: 3600, height: 5400 },
    weight: 220,
  },
  canvas: {
    type: 'canvasposter',
    garment: 'canvas',
    sizes: dearer(['12×18 in', 0], ['16×24 in', 6], ['24×36 in', 19]),
    print: { width: 3600, height: 5400 },
    weight: 900,
  },
  blanket: {
    type: 'homedecorations',
    garment: 'blanket',
    sizes: dearer(['30×40 in', 0], ['50×60 in', 7], ['60×80 in', 16]),
    print: { width: 9000, height: 10_800 },
    weight: 700,
  },
  pillow: { type: 'homedecorations', garment: 'pillow', sizes: oneSize('18×18 in'), print: { width: 5400, height: 5400 }, weight: 380 },
  facemask: { type: 'facemask', garment: 'facemask', sizes: oneSize('One size'), print: { width: 2250, height: 1900 }, weight: 15 },
  necklace: {
    type: 'jewelry',
    garment: 'necklace',
    sizes: dearer(['Standard box', 0], ['Luxury box', 4]),
    print: { width: 900, height: 920 },
    weight: 60,
  },
} as const satisfies Readonly<Record<string, Kind>>;
