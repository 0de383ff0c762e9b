import { z } from 'zod';
import { ConnectorError } from '../connectors/connector';
import type { CatalogueVariant } from '../connectors/providers/provider';
import { unixNow } from '../kernel/clock';
import { PROVIDERS } from '../../domain/providers';
import { inCents } from '../../domain/sales/profit';
import { findAccount, openFulfilment } from '../fulfilments/account';
import { accountQueue } from '../kernel/account-queue';
import type { FulfilmentRow } from '../fulfilments/rows';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { eachPage } from '../outside/each-page';
import { readDesk, type Desk } from '../sales/desk';
import { settleWaiting } from './waiting';

const READ_CATALOGUE = 'read_catalogue';

/** What one reading may take; what it did not come to keeps its names of before. */
const LIMITS = { pages: 20_000, ms: 30 * 60 * 1000 } as const;

/** Rows that are written at a time. */
const WRITTEN = 1000;

export const enqueueCatalogue = (tx: Tx, fulfilmentId: string): Promise<void> =>
  enqueue(tx, [
    // Beside what is sent, so that no order waits for it.
    {
      task: READ_CATALOGUE,
      queue: `catalogue:${accountQueue(fulfilmentId)}`,
      priority: 10,
      key: `catalogue:${fulfilmentId}`,
      payload: { fulfilment_id: fulfilmentId },
    },
  ]);

const plain = (text: string): string => text.trim().toLowerCase();

/** Values of a variant as they are compared: in whatever order, however they are written. */
const signatureOf = (values: readonly { readonly value: string }[]): string =>
  JSON.stringify(values.map(({ value }) => plain(value)).toSorted());

/** A variant of one of our product types. */
interface Ours {
  readonly product_id: string;
  readonly variant_sku: string;
}

/** Our variants by the names their product types go by, and by their values. */
const readOurs = async (tx: Tx, containerId: string): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly Ours[]>>> => {
  const presets = await tx
    .selectFrom('product_presets')
    .select(['_id', 'name', 'raw_name', 'attribute_specifics'])
    .where('container_id', '=', containerId)
    .execute();
  const byName = new Map<string, Map<string, Ours[]>>();
  for (const { _id, name, raw_name, attribute_specifics } of presets) {
    for (const known of new Set([name, raw_name].map((each) => plain(each ?? '')).filter(Boolean))) {
      const byValues = byName.get(known) ?? new Map<string, Ours[]>();
      byName.set(known, byValues);
      for (const { sku, name_value } of attribute_specifics) {
        const signature = signatureOf(name_value);
        byValues.set(signature, [...(byValues.get(signature) ?? []), { product_id: _id, variant_sku: sku }]);
      }
    }
  }
  return byName;
};

const centsOf = ({ cost }: CatalogueVariant, { rates }: Desk): number | null => {
  const rate = cost && rates.get(cost.currency);
  return rate ? inCents(cost.value, rate) : null;
};

/** Writes what a page lists of ours. What a person said stays, and of several things the first that is listed is taken. */
const keepPage = async (
  tx: Tx,
  { _id: fulfilment_id }: FulfilmentRow,
  rows: readonly (Ours & { readonly provider_sku: string; readonly cost: number | null })[],
): Promise<void> => {
  await tx
    .insertInto('provider_variants')
    .values(rows.map((row) => ({ ...row, fulfilment_id, updated_at: unixNow() })))
    .onConflict((conflict) =>
      conflict
        .columns(['container_id', 'fulfilment_id', 'product_id', 'variant_sku'])
        .doUpdateSet((row) => ({
          provider_sku: row.ref('excluded.provider_sku'),
          cost: row.ref('excluded.cost'),
          updated_at: row.ref('excluded.updated_at'),
        }))
        .where('provider_variants.by_hand', '=', false),
    )
    .execute();
};

const read = async (services: Services, fulfilment: FulfilmentRow, signal: AbortSignal): Promise<void> => {
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(fulfilment.container_id, work);
  const { account } = await openFulfilment(services, fulfilment, signal);
  if (!account.catalogue) return;
  const began = unixNow();
  const [ours, desk] = await inContainer(async (tx) => [
    await readOurs(tx, fulfilment.container_id),
    await readDesk(tx, fulfilment.container_id),
  ]);
  const taken = new Set<string>();
  const pages = account.catalogue((product) => ours.has(plain(product)));
  const whole = await eachPage(pages, LIMITS, async (page) => {
    const rows = page.flatMap((variant) => {
      if (!variant.available) return [];
      const found = ours.get(plain(variant.product))?.get(signatureOf(variant.options)) ?? [];
      return found.flatMap((each) => {
        const key = `${each.product_id}:${each.variant_sku}`;
        if (taken.has(key)) return [];
        taken.add(key);
        return [{ ...each, provider_sku: variant.sku, cost: centsOf(variant, desk) }];
      });
    });
    for (let from = 0; from < rows.length; from += WRITTEN) {
      await inContainer((tx) => keepPage(tx, fulfilment, rows.slice(from, from + WRITTEN)));
    }
  });
  if (!whole) return;
  await inContainer((tx) =>
    tx
      .deleteFrom('provider_variants')
      .where('container_id', '=', fulfilment.container_id)
      .where('fulfilment_id', '=', fulfilment._id)
      .where('by_hand', '=', false)
      .where('updated_at', '<', began)
      .execute(),
  );
};

const payloadShape = z.object({ container_id: z.string(), fulfilment_id: z.string() });

/** Learns what a provider calls our variants, so that orders find their way there. A failure is made up for by the next day's reading. */
export const readCatalogue: Errand = {
  name: READ_CATALOGUE,
  priority: 10,
  perform: async (services, payload, signal) => {
    const { container_id, fulfilment_id } = payloadShape.parse(payload);
    try {
      const fulfilment = await services.inContainer(container_id, (tx) => findAccount(tx, container_id, fulfilment_id));
      if (PROVIDERS[fulfilment.type].orders === 'api') await read(services, fulfilment, signal);
      // Orders may go there now that went nowhere before.
      await settleWaiting(services, container_id, ['matched', 'paid']);
    } catch (error) {
      if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    }
  },
};
