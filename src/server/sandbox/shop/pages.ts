import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { MAILBOXES } from '../mail/mailboxes';
import { writeTo } from '../mail/write';
import { show } from '../views/page';
import { makeKey } from './keys';
import { CheckoutError, placeOrder } from './orders';
import { writeOnOrder } from './order-messages';
import { inShop } from './in-shop';
import type { Shop } from './shops';
import { showProduct, showProductById, shopFront } from './storefront';
import { frontPage } from './views/front';
import { keysPage } from './views/keys';
import { homePath, messagePage } from './views/layout';
import { orderForSeller, orderPage } from './views/order';
import { productPage } from './views/product';

type Form = Readonly<Record<string, unknown>>;

/** The shop as its buyers see it. */
export const pageRoutes = (scope: FastifyInstance, services: Services): void => {
  const ofShop = inShop(services);

  const notFound = (shop: Shop, reply: FastifyReply, sentence: string): FastifyReply =>
    show(reply.code(404), messagePage(shop, 'Not here', sentence));

  scope.get(
    '/:shop',
    ofShop(async (shop, request, reply) => {
      const wanted = Number((request.query as { page?: string }).page ?? 1);
      const current = Number.isInteger(wanted) && wanted > 0 && wanted < 1_000_000 ? wanted : 1;
      const { cards, pages } = await shopFront(services, shop, current);
      return show(reply, frontPage(shop, cards, current, pages));
    }),
  );

  scope.get(
    '/:shop/product/:slug',
    ofShop(async (shop, request, reply) => {
      const product = await showProduct(services, shop, (request.params as { slug: string }).slug);
      return product ? show(reply, productPage(shop, product, {}, undefined)) : notFound(shop, reply, 'This product isn’t for sale.');
    }),
  );

  scope.post(
    '/:shop/checkout',
    ofShop(async (shop, request, reply) => {
      const form = (request.body ?? {}) as Form;
      try {
        const order = await placeOrder(services, shop, form);
        return reply.redirect(`${homePath(shop)}/order-received/${order.id}?key=${order.order_key}`, 303);
      } catch (error) {
        if (!(error instanceof CheckoutError)) throw error;
        const id = Number(form.product_id);
        const product = Number.isInteger(id) ? await showProductById(services, shop, id) : undefined;
        if (!product) return notFound(shop, reply, 'This product isn’t for sale.');
        return show(reply.code(422), productPage(shop, product, form, error.message));
      }
    }),
  );

  /** The order the path and its key name. */
  const boughtOrder = (shop: Shop, request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    return services.db
      .selectFrom('sandbox_orders')
      .selectAll()
      .where('shop', '=', shop.slug)
      .where('id', '=', /^\d{1,9}$/.test(id) ? Number(id) : 0)
      .where('order_key', '=', (request.query as { key?: string }).key ?? '')
      .executeTakeFirst();
  };

  scope.get(
    '/:shop/order-received/:id',
    ofShop(async (shop, request, reply) => {
      const order = await boughtOrder(shop, request);
      const written = (request.query as { written?: string }).written !== undefined;
      return order ? show(reply, orderPage(shop, order, written)) : notFound(shop, reply, 'This order doesn’t exist.');
    }),
  );

  // The buyer writes to the shop: by mail, or on the order's page, as with a plugin that keeps what they say as a note by their name.
  scope.post(
    '/:shop/order-received/:id/message',
    ofShop(async (shop, request, reply) => {
      const order = await boughtOrder(shop, request);
      const mailbox = MAILBOXES.find((each) => each.shop === shop.slug);
      const { text, by } = (request.body ?? {}) as Form;
      if (!order || !mailbox) return notFound(shop, reply, 'This order doesn’t exist.');
      const said = typeof text === 'string' ? text.trim().slice(0, 5000) : '';
      if (said !== '' && by === 'page') await writeOnOrder(services, order, said);
      else if (said !== '')
        await writeTo(services.db, {
          mailbox: mailbox.address,
          name: `${order.billing.first_name} ${order.billing.last_name}`.trim(),
          address: order.billing.email,
          subject: `Order #${order.id}`,
          text: said,
        });
      return reply.redirect(`${homePath(shop)}/order-received/${order.id}?key=${order.order_key}&written#write`, 303);
    }),
  );

  // Where a real shop shows an order to whoever is signed in there. Nobody signs in here, so it tells nothing of the buyer.
  scope.get(
    '/:shop/wp-admin/post.php',
    ofShop(async (shop, request, reply) => {
      const { post = '' } = request.query as { post?: string };
      const order = await services.db
        .selectFrom('sandbox_orders')
        .selectAll()
        .where('shop', '=', shop.slug)
        .where('id', '=', /^\d{1,9}$/.test(post) ? Number(post) : 0)
        .executeTakeFirst();
      return order ? show(reply, orderForSeller(shop, order)) : notFound(shop, reply, 'This order doesn’t exist.');
    }),
  );

  scope.get(
    '/:shop/keys',
    ofShop(async (shop, _request, reply) => show(reply, keysPage(shop, undefined))),
  );
  scope.post(
    '/:shop/keys',
    ofShop(async (shop, _request, reply) => show(reply, keysPage(shop, await makeKey(services, shop.slug)))),
  );
};
