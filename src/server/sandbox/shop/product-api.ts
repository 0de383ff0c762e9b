import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { unixNow } from '../../kernel/clock';
import { jsonb } from '../../db/json';
import { habitsOf, sleep } from '../faults';
import { note } from '../ledger';
import { categoryOf } from './category-api';
import { readyImages, storeImages, type ReadyImage } from './images';
import { listProducts } from './product-list';
import { answerPage, shopOf } from './rest-request';
import { mergeMeta, parseInput, productInput, toAttributes, type ProductInput } from './product-input';
import { checkSku, lockSku, missing, productOf } from './product-request';
import { freeSlug, lockShop, productView, type ProductRow } from './products';
import type { Shop } from './shops';

const tagNames = (tags: ProductInput['tags'] = []): string[] => tags.map(({ name }) => name);

/** As in WooCommerce one that is not there is passed over. */
const categoryIds = (categories: ProductInput['categories'] = []): number[] => categories.flatMap(({ id }) => categoryOf(id)?.id ?? []);

const createProduct = (
  services: Services,
  shop: Shop,
  input: ProductInput,
  images: readonly ReadyImage[],
  unlocked: boolean,
): Promise<ProductRow> =>
  services.db.transaction().execute(async (tx) => {
    await lockShop(tx, shop.slug);
    if (!unlocked) await lockSku(tx, shop, input.sku);
    const now = unixNow();
    await note(tx, shop.slug, input.sku || input.name || '', 'product created');
    return tx
      .insertInto('sandbox_products')
      .values({
        shop: shop.slug,
        parent_id: null,
        type: input.type ?? 'simple',
        status: input.status ?? 'publish',
        slug: await freeSlug(tx, shop.slug, input.name ?? ''),
        sku: input.sku ?? '',
        name: input.name ?? 'Product',
        description: input.description ?? '',
        regular_price: input.regular_price ?? '',
        attributes: jsonb(toAttributes(input.attributes)),
        default_attributes: jsonb(toAttributes(input.default_attributes)),
        image_ids: jsonb(await storeImages(tx, shop, images)),
        meta_data: jsonb(mergeMeta([], input.meta_data)),
        tags: jsonb(tagNames(input.tags)),
        categories: jsonb(categoryIds(input.categories)),
        created_at: now,
        modified_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

const updateProduct = (
  services: Services,
  shop: Shop,
  row: ProductRow,
  input: ProductInput,
  images?: readonly ReadyImage[],
): Promise<ProductRow> =>
  services.db.transaction().execute(async (tx) => {
    await lockShop(tx, shop.slug);
    const { attributes, default_attributes, meta_data, images: _fetched, tags, categories, ...plain } = input;
    return tx
      .updateTable('sandbox_products')
      .set({
        ...plain,
        ...(attributes ? { attributes: jsonb(toAttributes(attributes)) } : {}),
        ...(default_attributes ? { default_attributes: jsonb(toAttributes(default_attributes)) } : {}),
        ...(meta_data ? { meta_data: jsonb(mergeMeta(row.meta_data, meta_data)) } : {}),
        ...(tags ? { tags: jsonb(tagNames(tags)) } : {}),
        ...(categories ? { categories: jsonb(categoryIds(categories)) } : {}),
        ...(images ? { image_ids: jsonb(await storeImages(tx, shop, images)) } : {}),
        modified_at: unixNow(),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow(missing);
  });

/** `/products`: list, create, read, update, remove. */
export const productRoutes = (scope: FastifyInstance, services: Services): void => {
  scope.get('/products', async (request: FastifyRequest, reply) => {
    const shop = shopOf(request);
    const { total, perPage, rows } = await listProducts(services, request);
    return answerPage(reply, total, perPage, await Promise.all(rows.map((row) => productView(services.db, shop, row))));
  });

  scope.get('/products/:id', async (request: FastifyRequest) =>
    productView(services.db, shopOf(request), await productOf(services, request)),
  );

  scope.post('/products', async (request: FastifyRequest, reply) => {
    const shop = shopOf(request);
    const input = parseInput(productInput, request.body);
    await checkSku(services.db, shop, input.sku);
    const images = await readyImages(request, input.images ?? []);
    const { save_ms = 0, unlocked = false } = habitsOf(request);
    await sleep(save_ms);
    const row = await createProduct(services, shop, input, images, unlocked);
    return reply.code(201).send(await productView(services.db, shop, row));
  });

  scope.put('/products/:id', async (request: FastifyRequest) => {
    const shop = shopOf(request);
    const row = await productOf(services, request);
    const input = parseInput(productInput, request.body);
    await checkSku(services.db, shop, input.sku, row.id);
    const images = input.images && (await readyImages(request, input.images));
    const updated = await updateProduct(services, shop, row, input, images);
    return productView(services.db, shop, updated);
  });

  scope.delete('/products/:id', async (request: FastifyRequest) => {
    const row = await productOf(services, request);
    const force = (request.query as Record<string, string | undefined>).force === 'true';
    if (force) await services.db.deleteFrom('sandbox_products').where('id', '=', row.id).execute();
    else
      await services.db.updateTable('sandbox_products').set({ status: 'trash', modified_at: unixNow() }).where('id', '=', row.id).execute();
    return { id: row.id };
  });
};
