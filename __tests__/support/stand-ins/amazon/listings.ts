import type { z } from 'zod';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { BODIES, QUERIES } from './requests';

type Values = Readonly<Record<string, unknown>>;

interface Item {
  readonly sku: string;
  readonly productType: string;
  readonly attributes: Readonly<Record<string, readonly unknown[]>>;
  readonly asin: string;
  /** Amazon is at work on it until it has been read once. */
  atWork: boolean;
  /** By the clock of the place, unix milliseconds. */
  changedAt: number;
  fault?: string;
}

export const MARKETPLACE = 'ATVPDKIKX0DER';
export const PRODUCT_TYPES = [
  { name: 'SHIRT', displayName: 'Shirt', marketplaceIds: [MARKETPLACE] },
  { name: 'DRINKING_CUP', displayName: 'Drinking cup', marketplaceIds: [MARKETPLACE] },
];

/** An answer in the manner of every operation. */
export const refuse = (status: number, code: string, message: string, details = ''): StandInAnswer => ({
  status,
  body: { errors: [{ code, message, details }] },
});

export const invalid = (error: z.ZodError): StandInAnswer =>
  refuse(400, 'InvalidInput', 'Request has missing or invalid parameters.', error.message);

const first = (item: Pick<Item, 'attributes'>, attribute: string): Values => (item.attributes[attribute]?.[0] ?? {}) as Values;

/** What Amazon finds at once: what every SKU must say, what a role needs, and values that are not as its schemas have them. */
const faultsOf = (item: Pick<Item, 'attributes' | 'productType'>): string[] => {
  const faults: string[] = [];
  const need = (attribute: string, ...names: readonly string[]): void => {
    const value = first(item, attribute);
    for (const name of names)
      if (value[name] === undefined || value[name] === '') faults.push(`'${attribute}.${name}' is required but missing.`);
  };
  if (!PRODUCT_TYPES.some(({ name }) => name === item.productType)) faults.push(`The product type '${item.productType}' is not valid.`);
  for (const [attribute, values] of Object.entries(item.attributes))
    for (const value of values as readonly Values[])
      if (attribute !== 'fulfillment_availability' && value.marketplace_id !== MARKETPLACE)
        faults.push(`'${attribute}' lacks its marketplace.`);
  need('item_name', 'value', 'language_tag');
  if (String(first(item, 'item_name').value).length > 200) faults.push("'item_name' exceeds the maximum length of 200.");
  need('brand', 'value', 'language_tag');
  const level = item.attributes.parentage_level ? first(item, 'parentage_level').value : 'none';
  if (!['none', 'parent', 'child'].includes(String(level))) faults.push("'parentage_level' is none of its values.");
  if (level !== 'none') need('variation_theme', 'name');
  if (level === 'child') {
    need('child_parent_sku_relationship', 'child_relationship_type', 'parent_sku');
    for (const word of String(first(item, 'variation_theme').name).split('/')) need(word.toLowerCase(), 'value', 'language_tag');
  }
  if (level !== 'parent') {
    need('purchasable_offer', 'currency', 'our_price');
    need('fulfillment_availability', 'fulfillment_channel_code', 'quantity');
    need('condition_type', 'value');
    need('main_product_image_locator', 'media_location');
    if (!/^https?:\/\//.test(String(first(item, 'main_product_image_locator').media_location))) faults.push('A picture has no address.');
  }
  return faults;
};

const issueOf = (message: string) => ({ code: '90220', message, severity: 'ERROR', categories: ['MISSING_ATTRIBUTE'] });

/** The listings of one seller. */
export class Listings {
  private readonly items = new Map<string, Item>();
  /** Faults Amazon finds only while it works on an item, by SKU. */
  readonly later = new Map<string, string>();
  private count = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  touch(sku: string): void {
    this.items.get(sku)!.changedAt = this.now();
  }

  /** One its owner makes at Amazon itself, whose own number for it is nobody's mark. */
  make(sku: string, title: string, price: number): string {
    const plain = (value: unknown) => [{ value, marketplace_id: MARKETPLACE }];
    const offer = { currency: 'USD', audience: 'ALL', our_price: [{ schedule: [{ value_with_tax: price }] }], marketplace_id: MARKETPLACE };
    this.keep(sku, 'SHIRT', { item_name: plain(title), purchasable_offer: [offer] });
    this.items.get(sku)!.atWork = false;
    return sku;
  }

  parentOf(item: Item): string | undefined {
    const parent = first(item, 'child_parent_sku_relationship').parent_sku;
    return typeof parent === 'string' ? parent : undefined;
  }

  all(): readonly Item[] {
    return [...this.items.values()];
  }

  remove(sku: string): void {
    this.items.delete(sku);
  }

  keep(sku: string, productType: string, attributes: Item['attributes']): void {
    const asin = this.items.get(sku)?.asin ?? `B0${String((this.count += 1)).padStart(8, '0')}`;
    this.items.set(sku, { sku, productType, attributes, asin, atWork: true, changedAt: this.now() });
  }

  answer(request: StandInRequest, seller: string): StandInAnswer {
    const [owner = '', sku] = request.path.split('/').slice(4).map(decodeURIComponent);
    if (owner !== seller) return refuse(403, 'Unauthorized', 'Access to requested resource is denied.');
    const query = Object.fromEntries(request.query);
    if (sku === undefined) return request.method === 'GET' ? this.search(query) : refuse(405, 'InvalidInput', 'No such method.');
    if (request.method === 'GET') return this.get(sku, query);
    const asked = (request.method === 'DELETE' ? QUERIES.deleteListingsItem : QUERIES.putListingsItem).safeParse(query);
    if (!asked.success) return invalid(asked.error);
    if (request.method === 'DELETE') return this.delete(sku);
    const body: unknown = JSON.parse(request.body.toString());
    return request.method === 'PUT' ? this.put(sku, body, 'mode' in asked.data && asked.data.mode !== undefined) : this.patch(sku, body);
  }

  private submitted(sku: string, status: string, faults: readonly string[]): StandInAnswer {
    return { status: 200, body: { sku, status, submissionId: `s-${(this.count += 1)}`, issues: faults.map(issueOf) } };
  }

  private put(sku: string, body: unknown, preview: boolean): StandInAnswer {
    const read = BODIES.putListingsItem.safeParse(body);
    if (!read.success) return invalid(read.error);
    const faults = sku.length > 40 ? ['The SKU exceeds 40 characters.'] : faultsOf(read.data);
    if (preview) return this.submitted(sku, faults.length > 0 ? 'INVALID' : 'VALID', faults);
    if (faults.length > 0) return this.submitted(sku, 'INVALID', faults);
    this.keep(sku, read.data.productType, read.data.attributes);
    return this.submitted(sku, 'ACCEPTED', []);
  }

  private patch(sku: string, body: unknown): StandInAnswer {
    const read = BODIES.patchListingsItem.safeParse(body);
    if (!read.success) return invalid(read.error);
    const held = this.items.get(sku);
    if (!held) return refuse(404, 'NotFound', `SKU '${sku}' not found in marketplace.`);
    const changed = Object.fromEntries(read.data.patches.map(({ path, value }) => [path.slice('/attributes/'.length), value ?? []]));
    const item = { ...held, attributes: { ...held.attributes, ...changed } };
    const faults = faultsOf(item);
    if (faults.length > 0) return this.submitted(sku, 'INVALID', faults);
    this.keep(sku, held.productType, item.attributes);
    return this.submitted(sku, 'ACCEPTED', []);
  }

  private delete(sku: string): StandInAnswer {
    if (!this.items.has(sku)) return refuse(404, 'NotFound', `SKU '${sku}' not found in marketplace.`);
    this.items.delete(sku);
    return this.submitted(sku, 'ACCEPTED', []);
  }

  private shown(item: Item, data: readonly string[]): Values {
    const { sku, productType, attributes, asin, atWork, changedAt } = item;
    item.atWork = false;
    if (!atWork) {
      const fault = this.later.get(sku);
      if (fault !== undefined) item.fault = fault;
      else delete item.fault;
    }
    const faults = item.fault === undefined ? [] : [issueOf(item.fault)];
    const isParent = first(item, 'parentage_level').value === 'parent';
    const buyable = isParent || faults.length > 0 ? [] : ['BUYABLE'];
    const summary = { ...{ marketplaceId: MARKETPLACE, asin, productType }, status: [...buyable, 'DISCOVERABLE'] };
    const dates = { createdDate: '2026-11-01T00:00:00Z', lastUpdatedDate: new Date(changedAt).toISOString().replace(/\.\d+/, '') };
    const { quantity } = first(item, 'fulfillment_availability');
    const [asked] = (first(item, 'purchasable_offer').our_price ?? []) as readonly { schedule: readonly { value_with_tax: number }[] }[];
    const price = asked && { currency: 'USD', amount: asked.schedule[0]!.value_with_tax.toFixed(2) };
    const parts: Values = {
      summaries: atWork ? [] : [{ ...summary, ...dates }],
      attributes,
      issues: faults,
      offers: price ? [{ marketplaceId: MARKETPLACE, offerType: 'B2C', price }] : [],
      fulfillmentAvailability: quantity === undefined ? [] : [{ fulfillmentChannelCode: 'DEFAULT', quantity }],
    };
    return { sku, ...Object.fromEntries(Object.entries(parts).filter(([name]) => data.includes(name))) };
  }

  private get(sku: string, query: Values): StandInAnswer {
    const asked = QUERIES.getListingsItem.safeParse(query);
    if (!asked.success) return invalid(asked.error);
    const item = this.items.get(sku);
    return item ? { status: 200, body: this.shown(item, asked.data.includedData) } : refuse(404, 'NotFound', `SKU '${sku}' not found.`);
  }

  private search(query: Values): StandInAnswer {
    const asked = QUERIES.searchListingsItems.safeParse(query);
    if (!asked.success) return invalid(asked.error);
    const { identifiers, variationParentSku, lastUpdatedAfter, lastUpdatedBefore, pageSize, pageToken, includedData } = asked.data;
    const second = ({ changedAt }: Item): number => Math.floor(changedAt / 1000) * 1000;
    const found = this.all()
      .filter((item) => !identifiers || identifiers.includes(item.sku))
      .filter((item) => variationParentSku === undefined || this.parentOf(item) === variationParentSku)
      .filter((item) => lastUpdatedAfter === undefined || second(item) >= Date.parse(lastUpdatedAfter))
      .filter((item) => lastUpdatedBefore === undefined || second(item) <= Date.parse(lastUpdatedBefore))
      .toSorted((a, b) => (lastUpdatedAfter === undefined ? 0 : b.changedAt - a.changedAt) || a.sku.localeCompare(b.sku))
      // More than a thousand it does not show.
      .slice(0, 1000);
    const from = Number(pageToken ?? 0);
    const items = found.slice(from, from + pageSize).map((item) => this.shown(item, includedData));
    const nextToken = from + pageSize < found.length ? String(from + pageSize) : undefined;
    return { status: 200, body: { numberOfResults: found.length, ...(nextToken ? { pagination: { nextToken } } : {}), items } };
  }
}
