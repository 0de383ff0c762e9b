import { z } from 'zod';
import { endless } from '../../connector';
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
const PAGE_SIZE = 20;
/** More variants than any product has. */
const MOST_PAGES = 200;

const DATA = 'summaries,attributes,issues';

const path = ({ access }: AmazonClient, sku?: string): string =>
  `/listings/2021-08-01/items/${encodeURIComponent(access.sellerId)}${sku === undefined ? '' : `/${encodeURIComponent(sku)}`}`;

const search = async (client: AmazonClient, query: Readonly<Record<string, string>>): Promise<Item[]> => {
  const shape = z.object({ items: z.array(itemShape), pagination: z.object({ nextToken: z.string().optional() }).optional() });
  const found: Item[] = [];
  let page: Record<string, string> = {};
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const asked = { marketplaceIds: client.access.marketplace, includedData: DATA, pageSize: String(PAGE_SIZE), ...query, ...page };
    const { items, pagination } = await client.ask({ method: 'GET', path: path(client), query: asked }, shape);
    found.push(...items);
    if (!pagination?.nextToken) return found;
    page = { pageToken: pagination.nextToken };
  }
  throw endless('https://www.amazon.com');
};

/** Items by their SKUs. A comma parts SKUs in the question; one that has some is asked for alone. */
export const readItems = async (client: AmazonClient, skus: readonly string[]): Promise<ReadonlyMap<string, Item>> => {
  const plain = skus.filter((sku) => !sku.includes(','));
  const found: Item[] = [];
  for (let at = 0; at < plain.length; at += PAGE_SIZE)
    found.push(...(await search(client, { identifiers: plain.slice(at, at + PAGE_SIZE).join(','), identifiersType: 'SKU' })));
  for (const sku of skus.filter((each) => each.includes(','))) {
    const item = await client.find(
      { method: 'GET', path: path(client, sku), query: { marketplaceIds: client.access.marketplace, includedData: DATA } },
      itemShape,
    );
    if (item) found.push(item);
  }
  return new Map(found.map((item) => [item.sku, item]));
};

export const readChildren = (client: AmazonClient, parent: string): Promise<Item[]> => search(client, { variationParentSku: parent });

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
