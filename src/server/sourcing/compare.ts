import { differencesOf } from '../../domain/sources/differences';
import { ConnectorError } from '../connectors/connector';
import { doOneByOne } from '../connectors/one-by-one';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { FulfilmentRow } from '../fulfilments/rows';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { onShelf } from './account';
import { keepMade } from './keep';
import { comparedColumns, type ComparedRow } from './rows';
import type { KeptMade } from './tables';

/** Product types of one account that are compared a day. */
const MOST_COMPARED = 2000;

/** Writes down what a provider has changed of a product type. Its version stays: nothing anybody typed is another. */
const noteDifferences = async (tx: Tx, containerId: string, id: string, made: KeptMade): Promise<void> => {
  const preset = await comparedColumns(tx, containerId).where('_id', '=', id).forUpdate().executeTakeFirst();
  if (!preset?.source) return;
  const source = { ...preset.source, checked_at: unixNow(), differences: differencesOf(preset, made.variants) };
  await tx
    .updateTable('product_presets')
    .set({ source: jsonb(source) })
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .execute();
  await tellChanged(tx, containerId, ['presets']);
};

const GONE: KeptMade = { variants: [], areas: [], weight: null, domestic: null, international: null };

/** Asks what a maker makes now of the products these product types were made of, each once, and notes what is different. */
const compareThese = async (
  services: Services,
  fulfilment: FulfilmentRow,
  presets: readonly ComparedRow[],
  signal: AbortSignal,
): Promise<void> => {
  const { container_id } = fulfilment;
  const asked = new Map<string, Promise<KeptMade>>();
  const ask = (product: string, wanted: string): Promise<KeptMade> =>
    onShelf(services, fulfilment, signal, async (shelf) => {
      const makers = await shelf.makers(product);
      const maker = wanted === '' ? makers[0] : makers.find(({ id }) => id === wanted);
      const made = maker && (await shelf.made(product, maker.id));
      // Made no more, by them or by anybody.
      return maker && made ? keepMade(services, fulfilment, product, maker, made) : GONE;
    });
  const { disturbance } = await doOneByOne('compare_presets', presets, signal, async ({ _id, source }) => {
    if (!source) return;
    const key = JSON.stringify([source.product, source.maker]);
    const answer = asked.get(key) ?? ask(source.product, source.maker);
    asked.set(key, answer);
    const made = await answer;
    await services.inContainer(container_id, (tx) => noteDifferences(tx, container_id, _id, made));
  });
  if (disturbance) throw disturbance;
};

/** Compares one product type. Throws `ConnectorError` where the provider does not answer. */
export const compareOne = (services: Services, fulfilment: FulfilmentRow, preset: ComparedRow, signal: AbortSignal): Promise<void> =>
  compareThese(services, fulfilment, [preset], signal);

/** Compares all that were made of an account's products, those that wait longest first. */
export const compareAll = async (services: Services, fulfilment: FulfilmentRow, signal: AbortSignal): Promise<void> => {
  const presets = await services.inContainer(fulfilment.container_id, (tx) =>
    comparedColumns(tx, fulfilment.container_id)
      .where(({ eb, ref }) => eb(ref('source', '->>').key('fulfilment_id'), '=', fulfilment._id))
      .orderBy(({ ref }) => ref('source', '->').key('checked_at'))
      .limit(MOST_COMPARED)
      .execute(),
  );
  try {
    await compareThese(services, fulfilment, presets, signal);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
  }
};
