import type { SpecificRule } from '../../../../domain/platforms/specifics';
import { z } from 'zod';
import { readJson } from '../../answer';
import { Transport, type Call } from '../../transport';
import type { Category } from '../shop';
import type { AmazonClient } from './client';
import { specificId, type SpecificKind } from './specifics';
import { NAME } from './token';

const PATH = '/definitions/2020-09-01/productTypes';

const listShape = z.object({ productTypes: z.array(z.object({ name: z.string(), displayName: z.string().catch('') })) });

const list = async (client: AmazonClient, query: Readonly<Record<string, string>>): Promise<readonly Category[]> => {
  const { productTypes } = await client.ask(
    { method: 'GET', path: PATH, query: { marketplaceIds: client.access.marketplace, ...query } },
    listShape,
  );
  return productTypes.map(({ name, displayName }) => ({ id: name, parent: null, name: displayName || name, level: 1, leaf: true }));
};

/** Amazon's product types stand beside one another: nothing is below any. */
export const productTypes = (client: AmazonClient, parent: string | null): Promise<readonly Category[]> =>
  parent === null ? list(client, {}) : Promise.resolve([]);

/** The types Amazon takes a title for, the likeliest first. */
export const searchProductTypes = (client: AmazonClient, title: string): Promise<readonly Category[]> =>
  title.trim() === '' ? Promise.resolve([]) : list(client, { itemName: title });

/** A value of an attribute: JSON Schema 2019-09 with words of Amazon's own, of which this much is read. */
const leafShape = z.object({
  title: z.string().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  maxLength: z.number().optional().catch(undefined),
  enum: z.array(z.unknown()).optional().catch(undefined),
  enumNames: z.array(z.string()).optional().catch(undefined),
  // A text beside a list of usual ones: other values may be typed.
  anyOf: z
    .array(z.object({ enum: z.array(z.unknown()).optional(), enumNames: z.array(z.string()).optional() }))
    .optional()
    .catch(undefined),
});
type Leaf = z.infer<typeof leafShape>;

const attributeShape = z.object({
  title: z.string().optional(),
  maxUniqueItems: z.number().optional().catch(undefined),
  items: z.object({ required: z.array(z.string()).catch([]), properties: z.record(z.string(), z.unknown()) }),
});

const schemaShape = z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()).catch([]) });
type Schema = z.infer<typeof schemaShape>;

const definitionShape = z.object({ schema: z.object({ link: z.object({ resource: z.url() }) }) });

/** What a push fills in by itself. */
const OURS =
  /^(?:item_name|product_description|generic_keyword|part_number|condition_type|parentage_level|child_parent_sku_relationship|variation_theme|purchasable_offer|list_price|fulfillment_availability|supplier_declared_has_product_identifier_exemption|(?:main|other)_(?:product|offer)_image_locator(?:_\d+)?|merchant_suggested_asin|skip_offer)$/;

/** Beside every value. */
const SELECTORS: readonly string[] = ['marketplace_id', 'language_tag', 'audience'];

const kindOf = ({ type }: Leaf, localised: boolean): SpecificKind => {
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  return localised ? 'text' : 'string';
};

const valuesOf = ({ enum: given, enumNames, anyOf }: Leaf): Pick<SpecificRule, 'values' | 'open'> => {
  const listed = given ? { enum: given, enumNames } : anyOf?.find((each) => each.enum);
  const values = (listed?.enum ?? []).map((id, at) => ({ id: String(id), name: listed?.enumNames?.[at] ?? String(id) }));
  return { values, open: given === undefined };
};

/** Attributes variants of this type may differ in, by the themes Amazon offers, such as `COLOR/SIZE`. */
const varying = ({ properties }: Schema): ReadonlySet<string> => {
  const theme = attributeShape.safeParse(properties.variation_theme);
  const name = theme.success ? leafShape.safeParse(theme.data.items.properties.name) : undefined;
  const themes = name?.success ? (name.data.enum ?? []) : [];
  return new Set(themes.flatMap((each) => String(each).split('/')).map((word) => word.trim().toLowerCase()));
};

const specificsOf = (schema: Schema): readonly SpecificRule[] => {
  const themes = varying(schema);
  return Object.entries(schema.properties).flatMap(([id, raw]) => {
    const attribute = attributeShape.safeParse(raw);
    if (OURS.test(id) || !attribute.success) return [];
    const { title, maxUniqueItems, items } = attribute.data;
    const leaves = Object.entries(items.properties).flatMap(([leaf, each]) => {
      const read = leafShape.safeParse(each);
      // What has more beneath it is beyond this narrow reading.
      const plain = read.success && read.data.type !== 'object' && read.data.type !== 'array';
      return !SELECTORS.includes(leaf) && plain ? [{ leaf, rule: read.data }] : [];
    });
    return leaves.map(({ leaf, rule }) => ({
      id: specificId(id, leaf, kindOf(rule, leaf === 'value' && 'language_tag' in items.properties)),
      name: leaves.length === 1 ? (title ?? rule.title ?? id) : `${title ?? id}: ${rule.title ?? leaf}`,
      required: schema.required.includes(id) && (leaves.length === 1 || items.required.includes(leaf)),
      multiple: maxUniqueItems !== 1,
      variation: themes.has(id),
      most: rule.maxLength ?? null,
      ...valuesOf(rule),
    }));
  });
};

/** What Amazon wants to know of a product of a type: its schema lies elsewhere, where no token is shown. */
export const specifics = async (client: AmazonClient, productType: string): Promise<readonly SpecificRule[]> => {
  const { marketplace, sellerId } = client.access;
  const definition = await client.ask(
    {
      method: 'GET',
      path: `${PATH}/${encodeURIComponent(productType)}`,
      query: { marketplaceIds: marketplace, sellerId, requirements: 'LISTING', locale: 'DEFAULT' },
    },
    definitionShape,
  );
  const call: Call = { method: 'GET', url: new URL(definition.schema.link.resource) };
  const transport = new Transport({}, client.outside, { name: NAME, sign: (unsigned) => unsigned });
  return specificsOf(await transport.ask(call, (response) => readJson(NAME, call, response, schemaShape)));
};
