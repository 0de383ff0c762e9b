import { addresses } from '../../domain/addresses/addresses';
import { describedAs } from '../../domain/documents/description';
import { ConnectorError } from '../connectors/connector';
import { effectKeyOf, shareDocument as shareAtIssuu, type SharedDocument } from '../connectors/issuu/share';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { notify } from '../inbox/notify';
import { isOn, noteOutcome } from '../integrations/settings';
import type { Hold } from '../jobs/holds';
import type { GroupEnd, JobKind } from '../jobs/kind';
import { messageOf } from '../jobs/message';
import type { JobRow } from '../jobs/tables';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { isUnsettled } from '../outside/ledger';
import { drawnLeaflet } from '../papers/leaflet';
import { findJobStore, type StoreRow } from '../stores/connection';
import { storeNameOf } from '../stores/rows';
import { pricingAt, ratePushedAt, readPricing } from '../stores/currency';
import { openAccount } from './account';
import { leafletOf } from './leaflet';
import { dailyLimit, sharedToday } from './limit';

const ofJob = (tx: Tx, { container_id, store_id, item_info_id }: JobRow) =>
  tx
    .updateTable('shared_documents')
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('item_info_id', '=', item_info_id);

/** What the job is about, as it stands when its turn has come. */
const take = async (tx: Tx, job: JobRow) => {
  const { container_id } = job;
  const store = await findJobStore(tx, job);
  const listing = await tx
    .selectFrom('item_infos')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('_id', '=', job.item_info_id)
    .executeTakeFirst();
  if (!listing) throw new ConnectorError('listing_gone', 'job.listingGone');
  const found = await tx
    .selectFrom('shared_documents as d')
    .innerJoin('items as i', (join) => join.onRef('i.container_id', '=', 'd.container_id').onRef('i._id', '=', 'd._id'))
    .select(['d._id', 'd.slug', 'i.external_url', 'i.price_rate', 'i.price_currency'])
    .where('d.container_id', '=', container_id)
    .where('d.store_id', '=', store._id)
    .where('d.item_info_id', '=', listing._id)
    .executeTakeFirst();
  const url = found?.external_url;
  if (!found || !url) throw new ConnectorError('not_on_sale', 'job.documentNotOnSale', { values: { store: store.sto_name } });
  await ofJob(tx, job).set({ status: 'sharing', msg: null, updated_at: unixNow() }).execute();
  await tellChanged(tx, container_id, ['sharedDocuments']);
  return {
    store,
    listing,
    document: found,
    url,
    pricing: pricingAt(store, ratePushedAt(found, store.currency)) ?? (await readPricing(tx, store)),
  };
};

type Taken = Awaited<ReturnType<typeof take>>;

/** The document as Issuu is to have it. */
const made = async (services: Services, job: JobRow, { store, listing, document, url, pricing }: Taken) => {
  const name = store.brand_name?.trim() || store.sto_name;
  const leaflet = await leafletOf(services, listing, { store: name, url, pricing });
  const template = store.settings.issuu_description;
  return {
    _id: document._id,
    slug: document.slug,
    title: leaflet.name,
    description: describedAs(typeof template === 'string' ? template : null, { name: leaflet.name, url, store: name }),
    pdf: Buffer.from(await drawnLeaflet(services, job.container_id, leaflet)),
  };
};

const record = async (tx: Tx, job: JobRow, { document }: Taken, { slug, url }: SharedDocument): Promise<void> => {
  const now = unixNow();
  await ofJob(tx, job).set({ status: 'shared', slug, url, shared_at: now, msg: null, updated_at: now }).execute();
  await tx
    .updateTable('items')
    .set({ issuu: jsonb({ url, time: now }) })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', document._id)
    .execute();
  await noteOutcome(tx, job.container_id, 'issuu', null);
  await tellChanged(tx, job.container_id, ['sharedDocuments', 'listings']);
};

/** Failures that say something of Issuu or the account there, and not of the one listing. */
const isOfIssuu = ({ refusal }: ConnectorError): boolean => refusal.startsWith('issuu.') || refusal.startsWith('shop.');

/** Why it was not shared; where it may be there all the same, whoever shares it again looks first. */
const noteFailure = async (tx: Tx, job: JobRow, failure: ConnectorError): Promise<void> => {
  const row = await ofJob(tx, job)
    .set({ status: 'failed', msg: jsonb(messageOf(failure)), updated_at: unixNow() })
    .returning('_id')
    .executeTakeFirst();
  if (row && (await isUnsettled(tx, job.container_id, job.store_id, effectKeyOf(row._id))))
    await ofJob(tx, job).set({ status: 'unknown' }).execute();
  if (isOfIssuu(failure)) await noteOutcome(tx, job.container_id, 'issuu', failure);
  await tellChanged(tx, job.container_id, ['sharedDocuments']);
};

/** What keeps documents of a store waiting: Issuu is switched off, or it has shared as many today as it may. */
const heldShare = async (tx: Tx, job: JobRow): Promise<Hold | undefined> => {
  const { container_id, store_id } = job;
  if (!(await isOn(tx, container_id, 'issuu')))
    return { scope: 'all', reason: { refusal: 'job.wait.documentsOff', values: {} }, until: null };
  const store: Pick<StoreRow, 'sto_name' | 'settings'> | undefined = await tx
    .selectFrom('stores')
    .select(['sto_name', 'settings'])
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  const most = store ? dailyLimit(store.settings) : 0;
  if (!store || most === 0) return undefined;
  const { shared, end } = await sharedToday(tx, container_id, [store_id]);
  if ((shared.get(store_id)?.size ?? 0) < most) return undefined;
  return { scope: 'all', reason: { refusal: 'job.wait.documents', values: { store: store.sto_name, count: most } }, until: end };
};

/** A group that went well is told by its documents. */
const announceFailures = async (tx: Tx, { last, jobs, rejected, reasons }: GroupEnd): Promise<void> => {
  if (rejected.length === 0) return;
  await notify(tx, {
    type: 'Support',
    code: 'documents-failed',
    module: 'item',
    params: { store: await storeNameOf(tx, last), failed: rejected.length, total: jobs.length, reason: reasons },
    referent: addresses.blogsAll.print({ tab: 'documents' }),
  });
};

/** Makes Issuu hold a listing's document, once. */
export const shareDocument: JobKind = {
  type: 'share_document',
  // Issuu takes its time with each: pushes to the store do not wait for it.
  queue: ({ store_id }) => `documents:${store_id}`,
  priority: 25,
  heldBy: heldShare,
  perform: async (services, job, signal) => {
    const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(job.container_id, work);
    const taken = await inContainer((tx) => take(tx, job));
    const outgoing = await made(services, job, taken);
    const { client, ledger } = await openAccount(services, taken.store, signal);
    const shared = await shareAtIssuu(client, outgoing, (slug) =>
      inContainer(async (tx) => {
        await ofJob(tx, job).set({ slug }).execute();
      }),
    );
    await ledger.settle(effectKeyOf(outgoing._id));
    return (tx) => record(tx, job, taken, shared);
  },
  announce: announceFailures,
  afterRejection: noteFailure,
};
