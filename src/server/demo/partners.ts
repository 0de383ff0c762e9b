import { sql } from 'kysely';
import type { RequestContext } from '../kernel/context';
import { Mutation as paypal } from '../paypal/operations';
import { issuuToken, mailAccess, makeKey, makePassword, paypalAccess, printAccess, SHOPS, SHOP_SLUG, websiteOf } from '../sandbox';
import { operations } from '../operations';
import { perform } from './acting';

/** Connects one more shop of the sandbox as a WooCommerce store, by the very operation a seller uses. */
export const connectShop = async ({ slug, name }: (typeof SHOPS)[number], demo: RequestContext): Promise<void> => {
  const woocommerce = {
    website: websiteOf({ slug, origin: demo.origin }),
    ...(await makeKey(demo.services, slug)),
    // Of the others the blog is still closed: what that says can be seen at them.
    ...(slug === SHOP_SLUG && (await makePassword(demo.services, slug))),
  };
  const mailbox = await mailAccess(demo.services, { shop: slug, origin: demo.origin });
  const mailer = mailbox && { sto_mailer: mailbox.mailer, sto_mailer_secret: mailbox.secret };
  const issuu_token = await issuuToken(demo.services, slug);
  const params = {
    platform_id: 'woocommerce',
    sto_name: name,
    woocommerce,
    sto_auto_messenger: true,
    ...mailer,
    ...(issuu_token && { issuu_token }),
  };
  await perform(operations.Mutation.makeStore, { params }, demo);
};

/** Websites of all stores there ever were, so that a trashed one stays away; and names of all fulfilments. */
const known = ({ services, container }: RequestContext) =>
  services.inContainer(container._id, async (tx) => {
    const websites = await tx.selectFrom('stores').select('website').where('container_id', '=', container._id).execute();
    const makers = await tx.selectFrom('fulfilments').select('name').where('container_id', '=', container._id).execute();
    return { websites: websites.map(({ website }) => website), workshops: makers.map(({ name }) => name) };
  });

/** The demo's stores are paid through the sandbox's PayPal: its accounts are connected, once, and the stores say which is theirs. */
const connectPaypal = async (demo: RequestContext): Promise<void> => {
  const { services, container, origin } = demo;
  const inContainer = services.inContainer;
  const any = await inContainer(container._id, (tx) => tx.selectFrom('paypal_accounts').select('_id').limit(1).executeTakeFirst());
  if (any) return;
  for (const { email, shops, url, client_id, secret } of await paypalAccess(services, origin)) {
    await inContainer(container._id, (tx) =>
      tx
        .updateTable('stores')
        .set({ settings: sql`jsonb_build_object('paypal_email', ${email}::text) || settings` })
        .where('container_id', '=', container._id)
        .where(
          'website',
          'in',
          shops.map((slug) => websiteOf({ slug, origin })),
        )
        .execute(),
    );
    await perform(paypal.makePaypalAccount, { params: { email, url, client_id, secret } }, demo);
  }
};

/** Connects the sandbox's other shops and its workshops, each in its turn, so that they always stand in the same order. */
export const connectPartners = async (demo: RequestContext): Promise<void> => {
  const { websites, workshops } = await known(demo);
  for (const shop of SHOPS) {
    const isMet = shop.slug === SHOP_SLUG || websites.includes(websiteOf({ ...shop, origin: demo.origin }));
    if (!isMet) await connectShop(shop, demo);
  }
  await connectPaypal(demo);
  for (const { name, url, token } of await printAccess(demo.services))
    if (!workshops.includes(name))
      await perform(operations.Mutation.makeFulfilment, { params: { type: 'printify', name, printify: { token, url } } }, demo);
};
