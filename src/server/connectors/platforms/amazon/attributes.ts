import { textFromHtml } from '../../../../domain/listing/plain-html';
import { amazon } from '../../../../domain/platforms/amazon';
import type { OutgoingImage, OutgoingProduct, OutgoingVariant, PushParts } from '../shop';
import type { Place } from './place';
import { attributesOfSpecifics } from './specifics';

export type Attributes = Readonly<Record<string, readonly unknown[]>>;

/** What one SKU is: sold by itself, the parent of variants, which nobody can buy, or one of those. */
export type Role = { readonly kind: 'alone' | 'child'; readonly variant: OutgoingVariant } | { readonly kind: 'parent' };

/** Amazon counts search words in bytes. */
const MOST_WORD_BYTES = 249;

/** Colors and sizes have attributes of their own; another kind of choice is taken for the attribute of the same name, and Amazon says whether it has it. */
const attributeOfOption = (name: string): string => {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return word === 'colour' ? 'color' : word || 'style';
};

const themeOf = ({ options }: OutgoingProduct): string => options.map(({ name }) => attributeOfOption(name).toUpperCase()).join('/');

const wordsOf = (tags: readonly string[]): string => {
  let words = '';
  for (const tag of tags) {
    const longer = words ? `${words} ${tag}` : tag;
    if (Buffer.byteLength(longer) > MOST_WORD_BYTES) break;
    words = longer;
  }
  return words;
};

const nameOf = ({ name }: OutgoingProduct, role: Role): string => {
  const most = amazon.limits.name ?? Infinity;
  if (role.kind !== 'child') return name.slice(0, most);
  const which = ` (${role.variant.options.map(({ value }) => value).join(', ')})`;
  return name.slice(0, most - which.length) + which;
};

const picturesOf = (product: OutgoingProduct, role: Role): readonly OutgoingImage[] => {
  const own = role.kind === 'parent' ? null : role.variant.image;
  const others = product.images.filter(({ key }) => key !== own?.key);
  return [...(own ? [own] : []), ...others].slice(0, amazon.limits.images);
};

/**
 * The mark by which a listing is known as ours: a maker's number for a part, which buyers hardly see. Unverified: that every product type has it; where
 * one has not, a listing is known by its SKU alone once it was pushed.
 */
const MARK = 'part_number';

export const markIn = (attributes: Readonly<Record<string, unknown>>): string | null => {
  const held = attributes[MARK];
  const values = Array.isArray(held) ? held.map((each: { readonly value?: unknown } | null) => each?.value) : [];
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
};

export const isMarked = (attributes: Readonly<Record<string, unknown>>, { item_info_id }: OutgoingProduct): boolean =>
  markIn(attributes) === item_info_id;

/** What is said of one SKU, by the part of a push it belongs to; `fixed` never changes. */
export type SaidOfSku = Readonly<Record<Exclude<keyof PushParts, 'chart' | 'resume'> | 'fixed', Attributes>>;

export const attributesOf = (product: OutgoingProduct, role: Role, place: Place): SaidOfSku => {
  const { marketplace: marketplace_id, language: language_tag, currency } = place;
  const plain = (value: unknown) => [{ value, marketplace_id }];
  const text = (value: string) => [{ value, language_tag, marketplace_id }];
  const description = textFromHtml(product.description).slice(0, amazon.limits.description);
  const words = wordsOf(product.tags);
  const pictures = picturesOf(product, role);
  const sending: Attributes =
    role.kind === 'parent'
      ? {}
      : {
          fulfillment_availability: [
            {
              fulfillment_channel_code: 'DEFAULT',
              quantity: product.quantity,
              ...(product.shipping.dispatch_days === null ? {} : { lead_time_to_ship_max_days: product.shipping.dispatch_days }),
            },
          ],
        };
  const specifics = attributesOfSpecifics(product.specifics, place);
  const trade = role.kind === 'parent' ? null : role.variant.barcode?.trade;
  const numbered = 'externally_assigned_product_identifier' in specifics || trade;
  const { weight, size } = product.parcel;
  const side = (value: number) => ({ value, unit: 'centimeters' });
  const parcel: Attributes =
    role.kind === 'parent'
      ? {}
      : {
          ...(weight !== null && { item_package_weight: [{ value: weight, unit: 'grams', marketplace_id }] }),
          ...(size && {
            item_package_dimensions: [{ length: side(size.length), width: side(size.width), height: side(size.height), marketplace_id }],
          }),
        };
  return {
    fixed: {
      [MARK]: plain(product.item_info_id),
      // What is printed on demand has no bar code, which Amazon lets sellers say.
      ...(trade ? { externally_assigned_product_identifier: [{ type: trade.kind, value: trade.digits, marketplace_id }] } : {}),
      ...(numbered ? {} : { supplier_declared_has_product_identifier_exemption: plain(true) }),
      ...(role.kind === 'alone' ? {} : { parentage_level: plain(role.kind) }),
      ...(role.kind === 'child'
        ? { child_parent_sku_relationship: [{ child_relationship_type: 'variation', parent_sku: product.sku, marketplace_id }] }
        : {}),
      ...(role.kind === 'parent' ? {} : { condition_type: plain('new_new') }),
    },
    text: {
      item_name: text(nameOf(product, role)),
      ...(description ? { product_description: text(description) } : {}),
      ...(words ? { generic_keyword: text(words) } : {}),
    },
    category: {
      // Amazon's own word for what has no brand.
      ...('brand' in specifics ? {} : { brand: text('Generic') }),
      ...specifics,
    },
    images: Object.fromEntries(
      pictures.map(({ src }, at) => [
        at === 0 ? 'main_product_image_locator' : `other_product_image_locator_${at}`,
        [{ media_location: src, marketplace_id }],
      ]),
    ),
    logistic: sending,
    variants:
      role.kind === 'parent'
        ? { variation_theme: [{ name: themeOf(product), marketplace_id }] }
        : {
            ...Object.fromEntries(role.variant.options.map(({ name, value }) => [attributeOfOption(name), text(value)])),
            ...(role.kind === 'child' ? { variation_theme: [{ name: themeOf(product), marketplace_id }] } : {}),
            purchasable_offer: [
              { currency, audience: 'ALL', our_price: [{ schedule: [{ value_with_tax: role.variant.price }] }], marketplace_id },
            ],
            ...parcel,
            ...sending,
          },
  };
};
