import { z } from 'zod';
import { plainMoney } from '../../../../domain/currency';
import type { OutgoingProduct, OutgoingVariant, PushParts } from '../shop';
import type { Measures } from './measures';
import { shopWord } from './words';

/** Meta data key that marks products and variations as ours; its value is the listing's id. A leading underscore hides it from the shop's forms. */
const MARK = '_back_office_item';

/** Meta data key that tells how far a push has come; see `Stage`. */
const STAGE = '_back_office_push';

/** Meta data key of the tags we gave the product: all others are the owner's own. */
const TAGS = '_back_office_tags';

/** Meta data key of the facts we told of the product. */
const FACTS = '_back_office_facts';

/**
 * `new`: a draft whose first push has not ended. `adding`: variations are being added. In both an earlier push may have left the shop at work. `done`: none has.
 * `ended`: a draft because we took it off sale; one its owner made a draft stays one.
 */
type Stage = 'new' | 'adding' | 'done' | 'ended';

export const metaShape = z.array(z.object({ key: z.string(), value: z.unknown() })).catch([]);
type Meta = z.infer<typeof metaShape>;

export const productShape = z.object({
  id: z.number().int(),
  type: z.string(),
  status: z.string(),
  permalink: z.string().catch(''),
  sku: z.string().catch(''),
  parent_id: z.number().int().catch(0),
  images: z.array(z.object({ id: z.number().int(), name: z.string().catch('') })).catch([]),
  tags: z.array(z.object({ name: z.string() })).catch([]),
  categories: z.array(z.object({ id: z.number().int() })).catch([]),
  attributes: z
    .array(
      z.object({
        id: z.number().catch(0),
        name: z.string(),
        visible: z.boolean().catch(true),
        variation: z.boolean().catch(false),
        options: z.array(z.string()).catch([]),
      }),
    )
    .catch([]),
  meta_data: metaShape,
});
export type WooProduct = z.infer<typeof productShape>;

export const variationShape = z.object({
  id: z.number().int(),
  sku: z.string().catch(''),
  regular_price: z.coerce.string().catch(''),
  meta_data: metaShape,
});
export type WooVariation = z.infer<typeof variationShape>;

/** Kinds of product that are sold elsewhere or as a group: nobody can buy them, and they are on sale. */
const SOLD_OTHERWISE: readonly string[] = ['external', 'grouped'];

export const isSoldOtherwise = ({ type }: { readonly type: string }): boolean => SOLD_OTHERWISE.includes(type);

const metaOf = ({ meta_data }: { readonly meta_data: Meta }, name: string): unknown => meta_data.find(({ key }) => key === name)?.value;

/** The listing whose mark it carries. */
export const markedBy = (held: { readonly meta_data: Meta }): string | null => {
  const mark = metaOf(held, MARK);
  return typeof mark === 'string' && mark !== '' ? mark : null;
};

/** Whether it carries the listing's mark. */
export const isOurs = (held: { readonly meta_data: Meta }, { item_info_id }: OutgoingProduct): boolean => markedBy(held) === item_info_id;

/** Products from before stages were written have none: their pushes have ended. */
export const stageOf = (held: WooProduct): Stage => {
  const stage = metaOf(held, STAGE);
  return stage === 'new' || stage === 'adding' || stage === 'ended' ? stage : 'done';
};

export const markOf = ({ item_info_id }: OutgoingProduct) => ({ key: MARK, value: item_info_id });

export const stageMeta = (stage: Stage) => ({ key: STAGE, value: stage });

/** An image's name in the shop ends in its key, so that a later push knows it again and does not upload it twice. */
export const imageName = (product: OutgoingProduct, key: string): string => `${product.name} [${key}]`;

export const pictureIn = (present: WooProduct['images'], key: string) => present.find(({ name }) => name.endsWith(`[${key}]`));

const choicesOf = (product: OutgoingProduct) =>
  product.options.map(({ name, values }, position) => ({
    name: shopWord(name),
    position,
    visible: true,
    variation: true,
    options: values.map(shopWord),
  }));

const wordOf = (name: string): string => name.trim().toLowerCase();

/** What is true of all of it, told below its description; a choice of the same name says it already. */
const factsOf = ({ facts, options }: OutgoingProduct) =>
  facts
    .filter(({ name }) => options.every((option) => wordOf(option.name) !== wordOf(name)))
    .map(({ name, values }) => ({ name: shopWord(name), visible: true, variation: false, options: values.map(shopWord) }));

type Described = Pick<PushParts, 'category' | 'variants'>;

/**
 * The listing's choices and facts, and the facts the owner gave the product: WooCommerce takes them as one list, so those of a part that is not
 * pushed are told as they are held. The meta data remembers which are whose.
 */
const describedBody = (product: OutgoingProduct, held: WooProduct | undefined, parts: Described) => {
  const choices = held && !parts.variants ? held.attributes.filter(({ variation }) => variation) : choicesOf(product);
  if (held && !parts.category) {
    const kept = held.attributes.filter(
      ({ name, variation }) => !variation && choices.every((choice) => wordOf(choice.name) !== wordOf(name)),
    );
    return { attributes: [...choices, ...kept].map((each, position) => ({ ...each, position })), meta: [] };
  }
  const facts = factsOf(product);
  const before = held && metaOf(held, FACTS);
  const given = new Set([...(Array.isArray(before) ? before : []), ...facts.map(({ name }) => name)]);
  const own = held?.attributes.filter(({ name, variation }) => !variation && !given.has(name)) ?? [];
  const names = facts.map(({ name }) => name);
  const meta = names.length > 0 || (Array.isArray(before) && before.length > 0) ? [{ key: FACTS, value: names }] : [];
  return { attributes: [...choices, ...facts, ...own].map((each, position) => ({ ...each, position })), meta };
};

const defaultsBody = (product: OutgoingProduct) => ({
  default_attributes: product.options.flatMap(({ name, default: option }) =>
    option === null ? [] : [{ name: shopWord(name), option: shopWord(option) }],
  ),
});

/** A number WooCommerce takes since 9.2; older shops pass over it. */
export const tradeNumberBody = ({ barcode }: Pick<OutgoingVariant, 'barcode'>) =>
  barcode?.trade ? { global_unique_id: barcode.trade.digits } : {};

/** Sold, and in stock; pieces count where the shop counts them. */
export const resumedBody = ({ quantity }: OutgoingProduct) => ({ stock_status: 'instock', stock_quantity: quantity });

/** The first variant's price and number, for a product without choices. */
const simpleBody = (product: OutgoingProduct) => {
  const [variant] = product.variants;
  return { regular_price: plainMoney(variant?.price ?? 0, product.currency), ...(variant && tradeNumberBody(variant)) };
};

const formBody = (product: OutgoingProduct, held: WooProduct | undefined, parts: Described) => {
  const { attributes, meta } = describedBody(product, held, parts);
  const isVariable = product.options.length > 0;
  return {
    ...(parts.variants && { type: isVariable ? 'variable' : 'simple', ...(isVariable ? defaultsBody(product) : simpleBody(product)) }),
    ...(((parts.variants && isVariable) || meta.length > 0) && { attributes }),
  };
};

/** The listing's tags, and those the shop's owner gave the product. The meta data remembers which are whose. */
const tagsBody = ({ tags }: OutgoingProduct, held: WooProduct | undefined) => {
  const before = held && metaOf(held, TAGS);
  const given = new Set(Array.isArray(before) ? before : []);
  const own = held?.tags.filter(({ name }) => !given.has(name)).map(({ name }) => name) ?? [];
  return { body: { tags: [...new Set([...own, ...tags])].map((name) => ({ name })) }, meta: { key: TAGS, value: tags } };
};

/** The category somebody chose, beside those the owner put the product in. */
const categoryBody = ({ category }: OutgoingProduct, held: WooProduct | undefined) => {
  const before = held?.categories.map(({ id }) => id) ?? [];
  const id = Number(category);
  return category === null || !Number.isInteger(id) || before.includes(id)
    ? {}
    : { categories: [...before, id].map((each) => ({ id: each })) };
};

const WHOLE: Described = { category: true, variants: true };

export const publishStatusOf = ({ unpublished }: OutgoingProduct): 'draft' | 'publish' => (unpublished ? 'draft' : 'publish');

/** A new product without pictures and variations, which takes the shop a moment only; a draft until it has them. */
export const createBody = (product: OutgoingProduct, measures: Measures) => {
  const { body, meta } = tagsBody(product, undefined);
  return {
    ...formBody(product, undefined, WHOLE),
    status: 'draft',
    sku: product.sku,
    name: product.name,
    description: product.description,
    ...body,
    ...categoryBody(product, undefined),
    ...measures,
    meta_data: [markOf(product), stageMeta('new'), meta, ...describedBody(product, undefined, WHOLE).meta],
  };
};

export const updateBody = (product: OutgoingProduct, held: WooProduct, parts: PushParts, stage: Stage, measures: Measures) => {
  const tags = parts.text ? tagsBody(product, held) : undefined;
  const meta = [
    ...(isOurs(held, product) ? [] : [markOf(product)]),
    ...(stage === stageOf(held) ? [] : [stageMeta(stage)]),
    ...(tags ? [tags.meta] : []),
    ...(parts.category ? describedBody(product, held, parts).meta : []),
  ];
  return {
    ...(held.status === 'trash' ? { status: publishStatusOf(product) } : {}),
    ...(held.sku === product.sku ? {} : { sku: product.sku }),
    ...(parts.text ? { name: product.name, description: product.description, ...tags?.body } : {}),
    ...(parts.category ? categoryBody(product, held) : {}),
    ...(parts.variants || parts.category ? formBody(product, held, parts) : {}),
    ...(parts.variants ? measures : {}),
    ...(parts.variants && parts.resume ? resumedBody(product) : {}),
    ...(meta.length > 0 ? { meta_data: meta } : {}),
  };
};
