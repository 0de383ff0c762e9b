import { z } from 'zod';
import { htmlFromText } from '../../../../domain/listing/plain-html';
import { amazonMarketplace } from '../../../../domain/platforms/amazon-marketplaces';
import { priceOrNull, secondsOrNull, stockOrNull, text } from '../fetched';
import { fetchedProduct, rowsOf, texts } from '../fetched-product';
import type { FetchedProduct, FetchedVariant, ProductStanding } from '../shop';
import { markIn } from './attributes';
import type { Place } from './place';

export const LISTED_DATA = 'summaries,attributes,issues,offers,fulfillmentAvailability';

const summaryShape = z.object({
  asin: text,
  productType: text,
  status: texts,
  lastUpdatedDate: text,
  mainImage: z.object({ link: text }).nullish().catch(null),
});

/** Attributes are lists whose entries have what is said of one marketplace. */
const attributesShape = z.record(z.string(), rowsOf(z.record(z.string(), z.unknown())).catch([])).catch({});

export const listedShape = z.object({
  sku: z.string().min(1),
  summaries: rowsOf(summaryShape).catch([]),
  issues: rowsOf(z.object({ message: text, severity: text })).catch([]),
  offers: rowsOf(z.object({ offerType: text, price: z.object({ currency: text, amount: priceOrNull }).nullish().catch(null) })).catch([]),
  fulfillmentAvailability: rowsOf(z.object({ fulfillmentChannelCode: text, quantity: stockOrNull })).catch([]),
  attributes: attributesShape,
});
export type Listed = z.infer<typeof listedShape>;

/** The only word of an attribute, where it has one. */
const said = ({ attributes }: Listed, attribute: string, name = 'value'): string => {
  const value = attributes[attribute]?.[0]?.[name];
  return typeof value === 'string' ? text.parse(value) : '';
};

/** When it was changed last, unix seconds; null: Amazon is at work on it still. */
export const changedAt = ({ summaries: [summary] }: Listed): number | null => secondsOrNull(summary?.lastUpdatedDate);

export const parentOf = (listed: Listed): string | null => said(listed, 'child_parent_sku_relationship', 'parent_sku') || null;

export const isParent = (listed: Listed): boolean => said(listed, 'parentage_level') === 'parent';

const offerShape = z.object({ our_price: z.array(z.object({ schedule: z.array(z.object({ value_with_tax: priceOrNull })) })) });

/** What Amazon offers it for, else what the seller asked for. */
const priceOf = ({ offers, attributes }: Listed): number | null => {
  const offered = offers.find(({ offerType }) => offerType === 'B2C')?.price?.amount ?? null;
  if (offered !== null) return offered;
  const asked = offerShape.safeParse(attributes.purchasable_offer?.[0]);
  return asked.data?.our_price[0]?.schedule[0]?.value_with_tax ?? null;
};

/** What Amazon itself sends it counts elsewhere. */
const stockOf = ({ fulfillmentAvailability }: Listed): number | null =>
  fulfillmentAvailability.find(({ fulfillmentChannelCode }) => fulfillmentChannelCode === 'DEFAULT')?.quantity ?? null;

/** Attributes its variants differ by, as they stand in the name of its theme: `COLOR/SIZE`. */
const themeOf = (listed: Listed): readonly string[] =>
  said(listed, 'variation_theme', 'name')
    .toLowerCase()
    .split('/')
    .filter((word) => /^[a-z0-9_]{1,100}$/.test(word));

const nameOf = (attribute: string): string => `${attribute.charAt(0).toUpperCase()}${attribute.slice(1).replaceAll('_', ' ')}`;

const pictureOf = (listed: Listed, at: number): string =>
  said(listed, at === 0 ? 'main_product_image_locator' : `other_product_image_locator_${at}`, 'media_location');

const MOST_PICTURES = 9;

const toVariant = (listed: Listed, theme: readonly string[]): FetchedVariant => ({
  platform_id: listed.summaries[0]?.asin || null,
  sku: listed.sku,
  price: priceOf(listed),
  quantity: stockOf(listed),
  options: theme.flatMap((attribute) => {
    const value = said(listed, attribute);
    return value === '' ? [] : [{ name: nameOf(attribute), value }];
  }),
  barcode: said(listed, 'externally_assigned_product_identifier') || null,
  image: pictureOf(listed, 0),
});

/** A listing: one SKU, or a parent, which nobody can buy, and its children. */
export interface Family {
  readonly head: Listed;
  readonly sold: readonly Listed[];
}

const isBuyable = ({ summaries }: Listed): boolean => summaries.some(({ status }) => status.includes('BUYABLE'));

const standingOf = ({ sold }: Family, hasError: boolean): ProductStanding => {
  if (sold.some(isBuyable)) return 'live';
  if (hasError) return 'refused';
  return sold.some(({ summaries }) => summaries.length === 0) ? 'pending' : 'paused';
};

export const toProduct = ({ marketplace, currency }: Place, family: Family): FetchedProduct => {
  const { head, sold } = family;
  const issues = [head, ...sold.filter((each) => each !== head)].flatMap((each) => each.issues);
  const error = issues.find(({ severity }) => severity === 'ERROR');
  const warning = issues.find(({ severity }) => severity === 'WARNING');
  const [summary] = head.summaries;
  const domain = amazonMarketplace(marketplace)?.domain;
  const theme = isParent(head) ? themeOf(head) : [];
  return fetchedProduct({
    platform_id: head.sku,
    item_info_id: markIn(head.attributes),
    sku: head.sku,
    name: said(head, 'item_name'),
    description: htmlFromText(said(head, 'product_description')),
    standing: standingOf(family, error !== undefined),
    problem: (error ?? warning)?.message || null,
    external_url: summary?.asin && domain ? `https://www.${domain}/dp/${encodeURIComponent(summary.asin)}` : null,
    images: [
      ...Array.from({ length: MOST_PICTURES }, (_none, at) => pictureOf(head, at)),
      pictureOf(head, 0) ? null : summary?.mainImage?.link,
    ],
    variants: sold.map((each) => toVariant(each, theme)),
    tags: null,
    category: summary?.productType || null,
    currency: head.offers[0]?.price?.currency || currency,
    changed_at: [head, ...sold].reduce<number | null>((latest, each) => {
      const at = changedAt(each);
      return at !== null && (latest === null || at > latest) ? at : latest;
    }, null),
  });
};
