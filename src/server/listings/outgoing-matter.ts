import type { Selectable } from 'kysely';
import { tradeNumberOf } from '../../domain/listing/barcode';
import { escapeText } from '../../domain/listing/plain-html';
import { grouped } from '../../domain/listing/at-platform';
import { roundTo } from '../../domain/numbers';
import type { PlatformId } from '../../domain/platforms';
import type { OutgoingProduct, OutgoingVariant } from '../connectors/platforms/shop';
import type { Database } from '../db/schema';

type Listing = Selectable<Database['item_infos']>;

/** What a listing is made from, as far as it goes along: the listing's own word goes before it. */
export type Blank = Pick<
  Selectable<Database['product_presets']>,
  'attribute_specifics' | 'platform_category' | 'platform_specifics' | 'specifics' | 'weight' | 'package_dimensions' | 'size_chart'
>;

/** Platforms with a place of their own for the picture of a product's measures; at others it stands behind the gallery. */
const CHART_PLACE: readonly PlatformId[] = ['tiktok'];

export const hasChartPlace = (platform: PlatformId): boolean => CHART_PLACE.includes(platform);

const CENTIMETRES = { cm: 1, in: 2.54 } as const;

/** Nothing and 0 are not known. A package is told whole, or not at all. */
export const parcelOf = (listing: Listing, blank: Blank | null): OutgoingProduct['parcel'] => {
  const own = (length: number | null): number | null => (length ? roundTo(length * CENTIMETRES[listing.package_dimension_unit], 2) : null);
  const packed = blank?.package_dimensions;
  const length = own(listing.package_length) ?? (packed?.length || null);
  const width = own(listing.package_width) ?? (packed?.width || null);
  const height = own(listing.package_height) ?? (packed?.height || null);
  return {
    weight: listing.weight || blank?.weight || null,
    size: length !== null && width !== null && height !== null ? { length, width, height } : null,
  };
};

export const factsOf = (listing: Listing, blank: Blank | null): OutgoingProduct['facts'] =>
  listing.specifics.length > 0 ? grouped(listing.specifics) : (blank?.specifics ?? []).filter(({ values }) => values.length > 0);

export const barcodeOf = (text: string | null, kind: Listing['barcode_type']): NonNullable<OutgoingVariant['barcode']> | null =>
  text ? { text, trade: tradeNumberOf(text, kind) } : null;

/** The product type's measures as a table; empty where the listing does not include them, or has a picture of its own. */
const chartTable = (listing: Listing, blank: Blank | null): string => {
  const chart = listing.include_size_chart && listing.size_chart === null ? blank?.size_chart : null;
  if (!chart || chart.rows.length === 0) return '';
  const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
    texts.map((text) => `<${tag}>${escapeText(text)}</${tag}>`).join('');
  const rows = chart.rows.map(({ size, values }) => `<tr><th>${escapeText(size)}</th>${cells('td', values)}</tr>`);
  return `<table><thead><tr>${cells('th', ['', ...chart.columns.map((column) => `${column} (${chart.unit})`)])}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

interface Above {
  /** Absolute. */
  readonly banner: string | null;
  readonly product_header?: unknown;
  readonly product_footer?: unknown;
}

/** The listing's texts between what the store says above and below each of its products. */
export const descriptionOf = (listing: Listing, { banner, product_header, product_footer }: Above, blank: Blank | null): string => {
  const beside = (place: Listing['description_ai_pos']): string => (listing.description_ai_pos === place ? listing.description_ai : '');
  const picture = banner && `<p><img src="${escapeText(banner)}" alt=""></p>`;
  const texts = [
    picture,
    product_header,
    beside('before'),
    listing.description,
    beside('after'),
    chartTable(listing, blank),
    product_footer,
  ];
  return texts.filter(Boolean).join('\n');
};
