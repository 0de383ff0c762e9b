import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { roundTo } from '../../../domain/numbers';
import { costAt, findBlueprint, postageOf, providerOf, variantOf } from './catalogue';
import { badImage, invalid } from './print-error';
import type { PrintAddress, PrintFile, PrintLine } from './tables';

const MOST_LINES = 100;
const text = z.string().trim().max(500);
const some = text.min(1);

/** A picture's address, or layers of which the first is looked at. */
const area = z
  .union([some, z.array(z.object({ src: some })).min(1)])
  .transform((given) => (typeof given === 'string' ? given : (given[0]?.src ?? '')));

const line = z.object({
  blueprint_id: z.number().int(),
  print_provider_id: z.number().int(),
  variant_id: z.number().int(),
  quantity: z.number().int().min(1).max(1000),
  print_areas: z.record(z.string(), area).default({}),
});

const address = z.object({
  first_name: some,
  last_name: text.default(''),
  email: text.default(''),
  phone: text.default(''),
  country: z.string().regex(/^[A-Z]{2}$/, 'Must be a country code of two letters'),
  region: text.default(''),
  address1: some,
  address2: text.default(''),
  city: some,
  zip: some,
});

const lines = z.array(line).min(1).max(MOST_LINES);

const quoteShape = z.object({ line_items: lines, address_to: address });

const orderShape = z.object({
  external_id: some,
  label: text.nullish(),
  line_items: lines,
  shipping_method: z.number().int().min(1).max(4).default(1),
  address_to: address,
});

const parse = <T>(shape: z.ZodType<T>, body: unknown): T => {
  const result = shape.safeParse(body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'Invalid'}`);
};

/** What the provider's check of an address reads from its street. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\?/, 'address_to.address2: The number of the apartment or unit is missing'],
  [/\bNowhere\b/i, 'address_to.address1: There is no such street'],
  [/\bEmpty\b/i, 'address_to.address1: Nobody lives at this address'],
];

const checkAddress = ({ address1 }: PrintAddress): void => {
  const fault = FAULTS.find(([pattern]) => pattern.test(address1));
  if (fault) throw invalid(fault[1]);
};

type Line = z.infer<typeof line>;

const pricedLine = async (services: Services, input: Line, place: string) => {
  const blueprint = await findBlueprint(services, input.blueprint_id);
  const provider = providerOf(input.print_provider_id);
  const variant = blueprint && variantOf(blueprint, input.variant_id);
  if (!blueprint) throw invalid(`${place}.blueprint_id: There is no such blueprint`);
  if (!provider) throw invalid(`${place}.print_provider_id: There is no such print provider`);
  if (!variant) throw invalid(`${place}.variant_id: This blueprint has no such variant`);
  const unknown = Object.keys(input.print_areas).find((name) => !blueprint.placeholders.some(({ position }) => position === name));
  if (unknown !== undefined) throw invalid(`${place}.print_areas.${unknown}: This variant has no such placeholder`);
  const { title, sku, cost } = variant;
  return { provider, input, line: { title: blueprint.title, variant_label: title, sku, cost: costAt(provider, cost) } };
};

/** What lines cost, each looked up in the catalogue. Throws what the API answers where one is wrong. */
const priced = async (services: Services, inputs: readonly Line[], { country }: PrintAddress): Promise<PrintLine[]> => {
  const found = await Promise.all(inputs.map((input, index) => pricedLine(services, input, `line_items.${index}`)));
  const postage = postageOf(
    found.map(({ provider, input }) => ({ provider, quantity: input.quantity })),
    country,
  );
  return found.map(({ input, line: described }, index) => ({ ...input, ...described, shipping_cost: postage[index] ?? 0 }));
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What sending costs by method, for the quote. */
export const readQuote = async (services: Services, body: unknown): Promise<Readonly<Record<string, number>>> => {
  const { line_items, address_to } = parse(quoteShape, body);
  checkAddress(address_to);
  const standard = sumOf((await priced(services, line_items, address_to)).map(({ shipping_cost }) => shipping_cost));
  return { standard, express: express(standard) };
};

const express = (standard: number): number => roundTo(standard * 2, 0);

const filesOf = (lineItems: readonly PrintLine[]): PrintFile[] => {
  const sources = new Set(lineItems.flatMap(({ print_areas }) => Object.values(print_areas)));
  return [...sources].map((src) => ({ src, state: 'waiting', why: null }));
};

/** An order as it is written, from what was sent. */
export const readOrder = async (services: Services, body: unknown) => {
  const { external_id, label, line_items, shipping_method, address_to } = parse(orderShape, body);
  checkAddress(address_to);
  const bare = line_items.findIndex(({ print_areas }) => Object.keys(print_areas).length === 0);
  if (bare >= 0) throw badImage(`line_items.${bare}.print_areas: Give an image for a placeholder at least`);
  const items = await priced(services, line_items, address_to);
  const files = filesOf(items);
  const odd = files.find(({ src }) => !/^https?:$/.test(URL.canParse(src) ? new URL(src).protocol : ''));
  if (odd) throw badImage(`The image is no URL: ${odd.src}`);
  const shipping = sumOf(items.map(({ shipping_cost }) => shipping_cost));
  return {
    external_id,
    label: label ?? null,
    shipping_method,
    address: address_to,
    lines: items,
    files,
    price: sumOf(items.map(({ cost, quantity }) => cost * quantity)),
    shipping: shipping_method === 1 ? shipping : express(shipping),
  };
};
