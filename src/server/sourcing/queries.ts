import type { ProviderCatalogue } from '../../contract/generated/resolvers';
import type { FulfilmentRow } from '../fulfilments/rows';
import { DAY, unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { containing, pageOf } from '../kernel/input';
import { operation, type QueryOperations } from '../kernel/operation';
import { accountOf, tryShelf } from './account';
import { enqueueProducts } from './errand';
import { keepProducts } from './keep';
import { findProduct, readMade, readMakers, toProduct, unanswered } from './made';

const VIEW = { module: 'item_preset', access: 'view' } as const;

const keptAt = async (tx: Tx, { container_id, _id }: FulfilmentRow): Promise<number | null> =>
  (
    await tx
      .selectFrom('provider_products')
      .select(({ fn }) => fn.max('kept_at').as('at'))
      .where('container_id', '=', container_id)
      .where('fulfilment_id', '=', _id)
      .executeTakeFirst()
  )?.at ?? null;

/** Has the account's products read where they were not today. What cannot be read now is read in the background. */
const freshen = async (
  fulfilment: FulfilmentRow,
  refresh: boolean,
  { services, container }: RequestContext,
): Promise<ProviderCatalogue['reason']> => {
  if (!refresh && fulfilment.products_at !== null && fulfilment.products_at > unixNow() - DAY) return null;
  const { reason } = await tryShelf(services, fulfilment, (shelf) => keepProducts(services, fulfilment, shelf));
  if (reason?.refusal === 'source.slow') await services.inContainer(container._id, (tx) => enqueueProducts(tx, fulfilment._id));
  return reason;
};

export const Query: Pick<QueryOperations, 'providerProductType' | 'providerProductTypeProvider' | 'providerProductTypePrintArea'> = {
  providerProductType: operation({
    rule: VIEW,
    prepare: async ({ fulfilment, provider, refresh }, context) => {
      const account = await accountOf({ fulfilment: fulfilment ?? null, provider: provider ?? null }, context);
      return { account, reason: await freshen(account, refresh ?? false, context) };
    },
    run: async (tx, { search }, context, { account, reason }) => {
      const kept_at = await keptAt(tx, account);
      if (kept_at === null && reason) throw unanswered(reason as Parameters<typeof unanswered>[0]);
      let found = tx
        .selectFrom('provider_products')
        .where('container_id', '=', context.container._id)
        .where('fulfilment_id', '=', account._id);
      if (search?.trim()) {
        const pattern = containing(search);
        found = found.where((is) => is.or([is('name', 'ilike', pattern), is('brand', 'ilike', pattern)]));
      }
      const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      context.setTotal(Number(count));
      const { offset, limit } = pageOf(context);
      const products = await found
        .select(['product as id', 'name', 'description', 'image', 'image_key', 'brand'])
        .orderBy('name')
        .orderBy('product')
        .offset(offset)
        .limit(limit)
        .execute();
      return {
        fulfilment_id: account._id,
        provider: account.type,
        products: products.map(toProduct),
        kept_at: kept_at ?? unixNow(),
        reason,
      };
    },
  }),

  providerProductTypeProvider: operation({
    rule: VIEW,
    prepare: async ({ fulfilment, provider, product: id }, context) => {
      const account = await accountOf({ fulfilment: fulfilment ?? null, provider: provider ?? null }, context);
      const product = await findProduct(context.services, account, id);
      return {
        fulfilment_id: account._id,
        product: toProduct(product),
        makers: [...(await readMakers(context.services, account, product.id))],
      };
    },
    run: (_tx, _args, _context, answer) => Promise.resolve(answer),
  }),

  providerProductTypePrintArea: operation({
    rule: VIEW,
    prepare: async ({ fulfilment, provider, product: id, maker: wanted, refresh }, context) => {
      const account = await accountOf({ fulfilment: fulfilment ?? null, provider: provider ?? null }, context);
      const product = await findProduct(context.services, account, id);
      const { maker, made, kept_at, reason } = await readMade(
        context.services,
        account,
        product.id,
        wanted?.trim() || null,
        refresh ?? false,
      );
      return {
        ...{ fulfilment_id: account._id, product: toProduct(product), maker, kept_at, reason },
        print_areas: made.areas.map(({ area, ...size }) => ({ position: area, ...size })),
        variants: made.variants.map((variant) => ({ ...variant, options: variant.options.map((option) => ({ ...option })) })),
        weight: made.weight,
        shipping_domestic: made.domestic,
        shipping_international: made.international,
      };
    },
    run: (_tx, _args, _context, answer) => Promise.resolve(answer),
  }),
};
