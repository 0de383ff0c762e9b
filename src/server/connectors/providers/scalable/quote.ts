import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { ProviderRefusal, type JsonClient } from '../client';
import { fullName } from '../destination';
import { printField } from '../print-fields';
import type { Destination, OutgoingOrder, PrintFile, Quote } from '../provider';
import { issuesShape } from '../refusal';
import { amount, dollars } from '../shapes';
import { NAME } from './client';
import { readPrinting, readSku, type Printing, type Product } from './products';

type Line = OutgoingOrder['lines'][number];

const SIDES = { front: 'front', back: 'back', left_sleeve: 'left', right_sleeve: 'right' } as const;

const sideOf = ({ area }: PrintFile) => printField(NAME, SIDES, area);

const widthOf = ({ area, inches }: PrintFile): number => {
  if (inches) return inches.width;
  throw new ConnectorError('print_size', 'provider.printSize', { values: { provider: NAME, area } });
};

/** A file covers its area, so it is printed as wide as that and begins where it does. Cases and mugs are printed whole. */
const artworkOf = (file: PrintFile, printing: Printing): object => ({
  artwork: file.url,
  ...((printing === 'dtg' || printing === 'poster') && { dimensions: { width: widthOf(file) } }),
  ...(printing === 'dtg' && { position: { horizontal: 'C', offset: { top: 0 } } }),
});

const designOf = ({ print_files }: Line, type: Printing): object => ({
  type,
  sides: Object.fromEntries(print_files.map((file) => [sideOf(file), artworkOf(file, type)])),
});

const addressOf = (to: Destination): object => ({
  name: fullName(to),
  ...(to.company !== null && { company: to.company }),
  address1: to.address_1,
  ...(to.address_2 !== null && { address2: to.address_2 }),
  city: to.city,
  state: to.state ?? '',
  zip: to.postcode,
  country: to.country,
});

/** The one field of ours an order keeps is the name of each of its items. */
const nameOf = ({ reference }: Pick<OutgoingOrder, 'reference'>, { line_id }: Line): string => `${reference}/${line_id}`;

/** Ours, of an item's name; null: somebody else made it. */
export const readName = (name: string): { readonly reference: string; readonly line_id: string } | null => {
  const [, reference, line_id] = /^([^/]+)\/([^/]+)$/.exec(name) ?? [];
  return reference && line_id ? { reference, line_id } : null;
};

interface Item {
  readonly line: Line;
  readonly product: Product;
  readonly printing: Printing;
}

const itemsOf = async (client: JsonClient, { lines }: Pick<OutgoingOrder, 'lines'>): Promise<Item[]> => {
  const printings = new Map<string, Printing>();
  const items: Item[] = [];
  for (const line of lines) {
    const product = readSku(line.sku);
    const printing = printings.get(product.id) ?? (await readPrinting(client, product.id));
    printings.set(product.id, printing);
    items.push({ line, product, printing });
  }
  return items;
};

/** `orderIssues`: why an order cannot be made of it. */
const quoteShape = z.object({
  orderToken: z.string().nullish(),
  total: amount,
  subtotal: amount,
  fees: amount,
  shipping: amount,
  tax: amount,
  issues: issuesShape,
  orderIssues: issuesShape,
});

/** @param design what an item prints: a design that was made, or how many of its sides */
const askQuote = async (client: JsonClient, order: OutgoingOrder, items: readonly Item[], design: (item: Item) => object) => {
  const { reference, to, shipping_method } = order;
  const body = {
    name: reference,
    items: items.map((item) => ({
      name: nameOf(order, item.line),
      type: item.printing,
      ...design(item),
      products: [{ ...item.product, quantity: item.line.quantity }],
      address: addressOf(to),
      ...(shipping_method !== null && { features: { shipping: shipping_method } }),
    })),
  };
  const quote = await client.post('/quote/bulk', { shape: quoteShape, body });
  if (quote.issues !== '') throw new ProviderRefusal(NAME, 400, quote.issues);
  return quote;
};

/**
 * What an order is made of. Designs and quotes make nothing by themselves and are seen by nobody, so calls for them may be made again; lines that print
 * the same share a design.
 */
export const readyToken = async (client: JsonClient, order: OutgoingOrder): Promise<string> => {
  const items = await itemsOf(client, order);
  const wanted = items.map(({ line, printing }) => JSON.stringify(designOf(line, printing)));
  const made = new Map<string, string>();
  for (const design of new Set(wanted)) {
    const { designId } = await client.post('/design', { shape: z.object({ designId: z.string() }), body: JSON.parse(design) as object });
    made.set(design, designId);
  }
  const designOfItem = (item: Item): object => ({ designId: made.get(wanted[items.indexOf(item)] ?? '') });
  const { orderToken, orderIssues } = await askQuote(client, order, items, designOfItem);
  if (orderToken && orderIssues === '') return orderToken;
  throw new ProviderRefusal(NAME, 400, orderIssues);
};

/** What an order would cost: sides are told without a design of them. */
export const quoteOrder = async (client: JsonClient, order: OutgoingOrder): Promise<Quote> => {
  const items = await itemsOf(client, order);
  const sidesOf = ({ line }: Item): object => ({ sides: Object.fromEntries(line.print_files.map((file) => [sideOf(file), 1])) });
  const { subtotal, fees, shipping, tax } = await askQuote(client, order, items, sidesOf);
  return {
    items: subtotal === null ? null : dollars(subtotal + (fees ?? 0)),
    shipping: { value: shipping ?? 0, currency: 'USD' },
    tax: dollars(tax),
    methods: [],
  };
};
