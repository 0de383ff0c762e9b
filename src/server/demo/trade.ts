import { setTimeout as sleep } from 'node:timers/promises';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { Mutation as listings } from '../listings/operations';
import { SHOP_SLUG } from '../sandbox';
import { demoSeller, performAll } from './acting';
import { variantsOf } from './catalogue';
import { makeExternal } from './external';
import { seedInvoices } from './invoices';
import { FIRST_PRODUCTS } from './products';
import { liveOn } from './life';
import { makeDemoListing } from './listings';
import { connectPartners } from './partners';
import { seedIntegrations } from './integrations';
import { seedPolicies } from './policies';
import { makeDocuments } from './documents';
import { makePosts } from './posts';
import { WORKSHOPS } from './sales/sketch';
import { makeSales } from './sales/make';
import { DEMO_DESIGNS, PERSONAL_MUG, WAITING_DESIGNS } from './trade-designs';

/** ms between two looks whether the jobs of a group have ended. */
const LOOK_AGAIN = 250;
/** Seconds: a job that rests longer is not waited for. */
const A_WHILE = 600;

/** What the demo's seller lists. */
const OUR_NAMES: readonly string[] = [...DEMO_DESIGNS, ...Object.values(WAITING_DESIGNS), PERSONAL_MUG].map(({ name }) => name);

/** Whether nobody has used the shop but the demo's seller, and that one has not finished: what was removed later does not come back. */
const isUntouched = ({ services, container }: RequestContext): Promise<boolean> =>
  services.inContainer(container._id, async (tx) => {
    const order = await tx.selectFrom('orders').select('_id').where('container_id', '=', container._id).limit(1).executeTakeFirst();
    const listings = await tx.selectFrom('item_infos').select('name').where('container_id', '=', container._id).execute();
    return !order && listings.every(({ name }) => OUR_NAMES.includes(name));
  });

const jobsEnd = async ({ services, container }: RequestContext, groups: readonly string[], signal: AbortSignal): Promise<void> => {
  for (;;) {
    const open = await services.inContainer(container._id, (tx) =>
      tx
        .selectFrom('jobs')
        .select('_id')
        .where('container_id', '=', container._id)
        .where('group_id', 'in', groups)
        .where('status', 'in', ['waiting', 'pending'])
        // What is tried again in an hour is not waited for.
        .where((is) => is.or([is('due_at', 'is', null), is('due_at', '<', unixNow() + A_WHILE)]))
        .limit(1)
        .executeTakeFirst(),
    );
    if (!open) return;
    await sleep(LOOK_AGAIN, undefined, { signal });
  }
};

/** Pushes listings that were never pushed, and waits until all that is to be pushed is. */
const pushed = async (
  context: RequestContext,
  ids: readonly string[],
  storeId: string,
  signal: AbortSignal,
  before?: () => Promise<unknown>,
): Promise<void> => {
  const { services, container } = context;
  const jobs = await services.inContainer(container._id, (tx) =>
    tx
      .selectFrom('jobs')
      .select(['group_id', 'item_info_id'])
      .where('container_id', '=', container._id)
      .where('item_info_id', 'in', [...ids, ''])
      .execute(),
  );
  const fresh = ids.filter((id) => !jobs.some(({ item_info_id }) => item_info_id === id));
  if (fresh.length > 0) await before?.();
  const groups = fresh.length > 0 ? await performAll(listings.jobItem, { ids: fresh, store_ids: [storeId] }, context) : [];
  await jobsEnd(context, [...new Set([...jobs.map(({ group_id }) => group_id), ...groups.map(({ _id }) => _id)])], signal);
};

/** Until the posts that are published are on their blog, and the documents at Issuu. */
const published = async (context: RequestContext, signal: AbortSignal): Promise<void> => {
  const groups = await context.services.inContainer(context.container._id, (tx) =>
    tx
      .selectFrom('job_groups')
      .select('_id')
      .where('container_id', '=', context.container._id)
      .where('job_type', 'in', ['publish_post', 'share_document'])
      .execute(),
  );
  await jobsEnd(context, ['', ...groups.map(({ _id }) => _id)], signal);
};

/** Until both workshops have told what the demo's listings are made of; the rest of their catalogue comes in its own time. */
const listed = async ({ services, container }: RequestContext, signal: AbortSignal): Promise<void> => {
  const skus = FIRST_PRODUCTS.flatMap((product) => variantsOf(product).map(({ sku }) => sku));
  for (;;) {
    const { count } = await services.inContainer(container._id, (tx) =>
      tx
        .selectFrom('provider_variants')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('container_id', '=', container._id)
        .where('variant_sku', 'in', skus)
        .executeTakeFirstOrThrow(),
    );
    if (count >= skus.length * WORKSHOPS.length) return;
    await sleep(LOOK_AGAIN, undefined, { signal });
  }
};

/** Makes the sandbox shop refuse one product, as shops do now and then. */
const spoilOneProduct = (origin: string): Promise<Response> =>
  fetch(`${origin}/sandbox/${SHOP_SLUG}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'POST', path: '/products', status: 400 }),
  });

/**
 * More shops and workshops, listings with pictures, two pushes of which one fails in part, and orders in every state. What is there already is not made
 * again, so one that broke off is finished by the next start.
 */
const trade = async (context: RequestContext, signal: AbortSignal): Promise<void> => {
  const { services, container, origin } = context;
  const store = await services.inContainer(container._id, (tx) =>
    tx
      .selectFrom('stores')
      .select('_id')
      .where('container_id', '=', container._id)
      .where('website', 'like', `%/sandbox/${SHOP_SLUG}`)
      .where('trashed_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!store) return;
  await connectPartners(context);
  await services.inContainer(container._id, async (tx) => {
    await seedPolicies(tx, container._id);
    await seedIntegrations(tx, origin);
  });
  const known = await services.inContainer(container._id, (tx) =>
    tx.selectFrom('item_infos').select(['_id', 'name']).where('container_id', '=', container._id).execute(),
  );
  const ids: string[] = [];
  for (const design of DEMO_DESIGNS) {
    signal.throwIfAborted();
    const id = known.find(({ name }) => name === design.name)?._id ?? (await makeDemoListing(design, context));
    if (id) ids.push(id);
  }
  await pushed(context, ids.slice(0, 3), store._id, signal);
  await pushed(context, ids.slice(3), store._id, signal, () => spoilOneProduct(origin));
  await listed(context, signal);
  await makeSales(context);
  await seedInvoices(context);
  await makeExternal(context, signal);
  await makePosts(context, store._id, ids);
  await makeDocuments(context, store._id);
  await published(context, signal);
};

/**
 * Lets the demo's seller work a little, so that a first look finds listings, jobs and orders. It goes on while the server serves already;
 * `stop` breaks it off, `ended` resolves once all of it is there. Then time passes, and now and then somebody buys (`life.ts`). Only for a shop nobody has used, with workers that run its jobs.
 */
export const startDemoTrade = (services: Services, origin: string): { readonly ended: Promise<void>; stop(): void } => {
  const abort = new AbortController();
  const quietly = (error: unknown): void => {
    if (!abort.signal.aborted) logFault('demo trade', error);
  };
  const context = demoSeller(services, origin);
  const ended = context.then(async (demo) => {
    if (demo && (await isUntouched(demo))) await trade(demo, abort.signal);
  });
  void ended
    .then(() => context)
    .then((demo) => demo && liveOn(demo, abort.signal))
    .catch(quietly);
  return { ended: ended.catch(() => undefined), stop: () => abort.abort() };
};
