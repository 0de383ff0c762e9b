import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { unixNow } from '../../kernel/clock';
import { jsonb } from '../../db/json';
import { goOn, habitsOf, sleep } from '../faults';
import { note } from '../ledger';
import { readyImages, storeImages } from './images';
import { mergeMeta, parseInput, toChoices, variationInput, type VariationInput } from './product-input';
import { checkSku, productOf } from './product-request';
import { findImages, findVariations, variationView, type ProductRow } from './products';
import { answerPage, pageQuery, shopOf } from './rest-request';
import { invalidParam, RestError } from './rest-error';

const MAX_BATCH = 100;

const batchInput = z.object({
  create: z.array(z.unknown()).default([]),
  update: z.array(z.unknown()).default([]),
  delete: z.array(z.number().int()).default([]),
});

const missing = (): RestError => new RestError(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.');

/** The one entry of a batch a fault is about. */
const refuseSpoilt = (request: FastifyRequest, sku: string | undefined): void => {
  if (sku && habitsOf(request).refuses_sku === sku) throw invalidParam('regular_price', 'The shop does not like it.');
};

interface Writer {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly parent: ProductRow;
}

const view = async ({ services, request, parent }: Writer, row: ProductRow, asTyped = true): Promise<object> => {
  const images = await findImages(services.db, shopOf(request), [...row.image_ids, ...parent.image_ids]);
  return variationView(shopOf(request), { parent, row, asTyped }, images);
};

const create = async ({ services, request, parent }: Writer, input: VariationInput): Promise<ProductRow> => {
  const shop = shopOf(request);
  refuseSpoilt(request, input.sku);
  await checkSku(services.db, shop, input.sku);
  const images = await readyImages(request, input.image ? [input.image] : []);
  await sleep(habitsOf(request).save_ms ?? 0);
  const now = unixNow();
  return services.db.transaction().execute(async (tx) => {
    await note(tx, shop.slug, input.sku || parent.sku, 'variation created');
    return tx
      .insertInto('sandbox_products')
      .values({
        shop: shop.slug,
        parent_id: parent.id,
        type: 'variation',
        status: input.status ?? 'publish',
        slug: parent.slug,
        sku: input.sku ?? '',
        name: parent.name,
        description: '',
        regular_price: input.regular_price ?? '',
        attributes: jsonb(toChoices(input.attributes)),
        default_attributes: jsonb([]),
        image_ids: jsonb(await storeImages(tx, shop, images)),
        meta_data: jsonb(mergeMeta([], input.meta_data)),
        created_at: now,
        modified_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
};

const update = async ({ services, request, parent }: Writer, input: VariationInput): Promise<ProductRow> => {
  const shop = shopOf(request);
  const present = (await findVariations(services.db, shop.slug, parent.id)).find(({ id }) => id === input.id);
  if (!present) throw missing();
  refuseSpoilt(request, present.sku);
  await checkSku(services.db, shop, input.sku, present.id);
  const images = input.image && (await readyImages(request, [input.image]));
  await sleep(habitsOf(request).save_ms ?? 0);
  return services.db.transaction().execute(async (tx) =>
    tx
      .updateTable('sandbox_products')
      .set({
        ...(input.sku === undefined ? {} : { sku: input.sku }),
        ...(input.status === undefined ? {} : { status: input.status }),
        ...(input.regular_price === undefined ? {} : { regular_price: input.regular_price }),
        ...(input.attributes ? { attributes: jsonb(toChoices(input.attributes)) } : {}),
        ...(input.meta_data ? { meta_data: jsonb(mergeMeta(present.meta_data, input.meta_data)) } : {}),
        ...(images ? { image_ids: jsonb(await storeImages(tx, shop, images)) } : {}),
        modified_at: unixNow(),
      })
      .where('id', '=', present.id)
      .returningAll()
      .executeTakeFirstOrThrow(missing),
  );
};

const remove = async ({ services, request, parent }: Writer, id: number): Promise<object> => {
  const row = await services.db
    .deleteFrom('sandbox_products')
    .where('shop', '=', shopOf(request).slug)
    .where('parent_id', '=', parent.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw missing();
  return row;
};

/** Where a variation changes, its product counts as changed. */
const touch = async ({ services, parent }: Writer): Promise<void> => {
  await services.db.updateTable('sandbox_products').set({ modified_at: unixNow() }).where('id', '=', parent.id).execute();
};

/** In a batch every entry stands for itself: one that fails becomes `{id, error}` and the others go on. */
const entry = async (id: number, work: () => Promise<object>): Promise<object> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return { id, error: error.body() };
  }
};

/** `/products/{id}/variations`: list, remove and batch. */
export const variationRoutes = (scope: FastifyInstance, services: Services): void => {
  scope.get('/products/:id/variations', async (request: FastifyRequest, reply) => {
    const parent = await productOf(services, request);
    const query = request.query as Record<string, string | undefined>;
    const { page, perPage } = pageQuery(query);
    const rows = await findVariations(services.db, shopOf(request).slug, parent.id);
    const from = query.offset === undefined ? (page - 1) * perPage : Number(query.offset);
    const shown = rows.slice(from, from + perPage);
    const views = shown.map((row) => view({ services, request, parent }, row, query.context === 'edit'));
    return answerPage(reply, rows.length, perPage, await Promise.all(views));
  });

  scope.delete('/products/:id/variations/:variation', async (request: FastifyRequest) => {
    const parent = await productOf(services, request);
    const writer: Writer = { services, request, parent };
    const removed = await remove(writer, Number((request.params as { variation: string }).variation) || 0);
    await touch(writer);
    return removed;
  });

  scope.post('/products/:id/variations/batch', async (request: FastifyRequest) => {
    const parent = await productOf(services, request);
    const writer: Writer = { services, request, parent };
    const batch = parseInput(batchInput, request.body);
    const count = batch.create.length + batch.update.length + batch.delete.length;
    if (count > MAX_BATCH) {
      throw new RestError(
        413,
        'woocommerce_rest_request_entity_too_large',
        `Unable to accept more than ${MAX_BATCH} items for this request.`,
      );
    }
    const answer: { create: object[]; update: object[]; delete: object[] } = { create: [], update: [], delete: [] };
    for (const [index, body] of batch.create.entries()) {
      goOn(request, index);
      answer.create.push(await entry(0, async () => view(writer, await create(writer, parseInput(variationInput, body)))));
    }
    for (const body of batch.update) {
      const id = (body as { id?: number }).id ?? 0;
      answer.update.push(await entry(id, async () => view(writer, await update(writer, parseInput(variationInput, body)))));
    }
    for (const id of batch.delete) answer.delete.push(await entry(id, () => remove(writer, id)));
    await touch(writer);
    return answer;
  });
};
