import { z } from 'zod';
import { fittingPage } from '../page-size';
import { goOn } from '../pages';
import { AmazonRefusal, type AmazonClient } from './client';

const issueShape = z.object({ code: z.string().catch(''), message: z.string(), severity: z.string() });

const itemShape = z.object({
  sku: z.string(),
  summaries: z.array(z.object({ asin: z.string().optional(), productType: z.string() })).catch([]),
  issues: z.array(issueShape).catch([]),
  attributes: z.record(z.string(), z.unknown()).catch({}),
});
export type Item = z.infer<typeof itemShape>;

const submissionShape = z.object({ status: z.string(), issues: z.array(issueShape).catch([]) });
export type Submission = z.infer<typeof submissionShape>;

/** What keeps an item from being sold, in Amazon's words. */
export const errorOf = ({ issues }: Pick<Item, 'issues'>): string | undefined =>
  issues.find(({ severity }) => severity === 'ERROR')?.message;

/** SKUs of one question, and items of one answer. */
export const PAGE_SIZE = 20;

export const AT_AMAZON = 'https://www.amazon.com';

/** What is read of each item. */
export interface Reading<Row> {
  /** Parts of an item that are asked for. */
  readonly data: string;
  readonly shape: z.ZodType<Row>;
}

const HELD: Reading<Item> = { data: 'summaries,attributes,issues', shape: itemShape };

const path = ({ access }: AmazonClient, sku?: string): string =>
  `/listings/2021-08-01/items/${encodeURIComponent(access.sellerId)}${sku === undefined ? '' : `/${encodeURIComponent(sku)}`}`;

type Query = Readonly<Record<string, string>>;

/** A page of a search; `next`: where it goes on. `size`: items of the page, at most. */
export const searchPage = async <Row>(client: AmazonClient, query: Query, { data, shape }: Reading<Row>, size: number) => {
  const answer = z.object({
    items: z.array(shape),
    numberOfResults: z.number().int().catch(0),
    pagination: z.object({ nextToken: z.string().optional() }).optional(),
  });
  const asked = { marketplaceIds: client.access.marketplace, includedData: data, pageSize: String(size), ...query };
  const { items, numberOfResults, pagination } = await client.ask({ method: 'GET', path: path(client), query: asked }, answer);
  return { rows: items, total: numberOfResults, next: pagination?.nextToken };
};

const searchBy = async <Row>(client: AmazonClient, query: Query, reading: Reading<Row>, size: number): Promise<Row[]> => {
  const found: Row[] = [];
  const go = goOn(AT_AMAZON);
  for (let page: Query = {}; ;) {
    const { rows, next } = await searchPage(client, { ...query, ...page }, reading, size);
    found.push(...rows);
    if (!next) return found;
    page = { pageToken: go(next) };
  }
};

/**
 * All items of a search. One with a page that is too large an answer begins anew with smaller ones: whether the mark of a next page holds for pages
 * of another size Amazon does not say.
 */
export const search = <Row>(client: AmazonClient, query: Query, reading: Reading<Row>): Promise<Row[]> =>
  fittingPage(PAGE_SIZE, 1).ask((size) => searchBy(client, query, reading, size));

/** Items by their SKUs. A comma parts SKUs in the question; one that has some is asked for alone. */
export const readItemsAs = async <Row extends { readonly sku: string }>(
  client: AmazonClient,
  skus: readonly string[],
  reading: Reading<Row>,
): Promise<ReadonlyMap<string, Row>> => {
  const plain = skus.filter((sku) => !sku.includes(','));
  const found: Row[] = [];
  for (let at = 0; at < plain.length; at += PAGE_SIZE)
    found.push(...(await search(client, { identifiers: plain.slice(at, at + PAGE_SIZE).join(','), identifiersType: 'SKU' }, reading)));
  for (const sku of skus.filter((each) => each.includes(','))) {
    const query = { marketplaceIds: client.access.marketplace, includedData: reading.data };
    const item = await client.find({ method: 'GET', path: path(client, sku), query }, reading.shape);
    if (item) found.push(item);
  }
  return new Map(found.map((item) => [item.sku, item]));
};

export const readItems = (client: AmazonClient, skus: readonly string[]): Promise<ReadonlyMap<string, Item>> =>
  readItemsAs(client, skus, HELD);

export const readChildrenAs = <Row>(client: AmazonClient, parent: string, reading: Reading<Row>): Promise<Row[]> =>
  search(client, { variationParentSku: parent }, reading);

export const readChildren = (client: AmazonClient, parent: string): Promise<Item[]> => readChildrenAs(client, parent, HELD);

interface Writing {
  readonly sku: string;
  readonly productType: string;
  /** The listing it is about; none: Amazon is only asked what it would say. */
  readonly key: string | null;
}

/** Says everything of an item anew, whether it is there or not. */
export const putItem = (
  client: AmazonClient,
  { sku, productType, key }: Writing,
  attributes: Readonly<Record<string, unknown>>,
): Promise<Submission> =>
  client.ask(
    {
      method: 'PUT',
      path: path(client, sku),
      query: { marketplaceIds: client.access.marketplace, ...(key === null ? { mode: 'VALIDATION_PREVIEW' } : {}) },
      body: { productType, requirements: 'LISTING', attributes },
      ...(key === null ? {} : { effect: { key, what: `put ${sku}` } }),
    },
    submissionShape,
  );

/** Changes some attributes of an item that is there. */
export const patchItem = (
  client: AmazonClient,
  { sku, productType, key }: Writing,
  attributes: Readonly<Record<string, unknown>>,
): Promise<Submission> =>
  client.ask(
    {
      method: 'PATCH',
      path: path(client, sku),
      query: { marketplaceIds: client.access.marketplace },
      body: {
        productType,
        patches: Object.entries(attributes).map(([name, value]) => ({ op: 'replace', path: `/attributes/${name}`, value })),
      },
      effect: { key: key ?? sku, what: `patch ${sku}` },
    },
    submissionShape,
  );

/** Takes an item away; one that is gone is as it should be. */
export const deleteItem = async (client: AmazonClient, sku: string, key: string): Promise<void> => {
  try {
    await client.ask(
      {
        method: 'DELETE',
        path: path(client, sku),
        query: { marketplaceIds: client.access.marketplace },
        effect: { key, what: `delete ${sku}` },
      },
      submissionShape,
    );
  } catch (error) {
    if (!(error instanceof AmazonRefusal) || error.status !== 404) throw error;
  }
};
