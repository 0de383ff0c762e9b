import type { ProviderMaker, ProviderProduct } from '../../contract/generated/resolvers';
import type { Fault } from '../../domain/fault';
import type { Maker } from '../connectors/providers/provider';
import type { FulfilmentRow } from '../fulfilments/rows';
import { DAY, unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { tryShelf } from './account';
import { keepMade } from './keep';
import { pictureDoor } from './pictures';
import type { KeptMade } from './tables';

export const unanswered = (reason: Pick<Fault, 'refusal' | 'values'>): UserError => UserError.of(reason, { code: 'UNAVAILABLE' });

const gone = (): UserError => new UserError('source.gone', { code: 'NOT_FOUND', field: 'product' });

/** A product as it is kept. */
type KeptProduct = ProviderProduct & { readonly image_key: string | null };

/** The same as it is told: its picture is asked for here. */
export const toProduct = ({ image_key, ...product }: KeptProduct): ProviderProduct => ({ ...product, image: pictureDoor(image_key) });

/** A product somebody chose; `image` is where its provider shows it. Throws where it is not kept: it was never listed, or is no more. */
export const findProduct = async (services: Services, { container_id, _id }: FulfilmentRow, product: string): Promise<KeptProduct> => {
  const row = await services.inContainer(container_id, (tx) =>
    tx
      .selectFrom('provider_products')
      .select(['product as id', 'name', 'description', 'image', 'image_key', 'brand'])
      .where('container_id', '=', container_id)
      .where('fulfilment_id', '=', _id)
      .where('product', '=', product.trim())
      .executeTakeFirst(),
  );
  if (!row) throw gone();
  return row;
};

/** Who makes it, as the provider says now; where it says nothing, those that are kept. */
export const readMakers = async (services: Services, fulfilment: FulfilmentRow, product: string): Promise<readonly ProviderMaker[]> => {
  const { told, reason } = await tryShelf(services, fulfilment, (shelf) => shelf.makers(product));
  if (told) return told;
  const kept = await keptMakes(services, fulfilment, product);
  if (kept.length === 0) throw unanswered(reason);
  return kept.map(({ maker, maker_name, country }) => ({ id: maker, name: maker_name, country }));
};

const keptMakes = (services: Services, { container_id, _id }: FulfilmentRow, product: string) =>
  services.inContainer(container_id, (tx) =>
    tx
      .selectFrom('provider_makes')
      .select(['maker', 'maker_name', 'country', 'made', 'kept_at'])
      .where('container_id', '=', container_id)
      .where('fulfilment_id', '=', _id)
      .where('product', '=', product)
      .orderBy('maker')
      .execute(),
  );

interface Made {
  readonly maker: Maker;
  readonly made: KeptMade;
  readonly kept_at: number;
  readonly reason: Pick<Fault, 'refusal' | 'values'> | null;
}

/** What a maker makes of a product: as kept, where that is of today and nobody wants it anew; else as it is told now, or was. */
export const readMade = async (
  services: Services,
  fulfilment: FulfilmentRow,
  product: string,
  wanted: string | null,
  refresh: boolean,
): Promise<Made> => {
  const makes = await keptMakes(services, fulfilment, product);
  const kept = wanted === null ? (makes.length === 1 ? makes[0] : undefined) : makes.find(({ maker }) => maker === wanted);
  const keptMade = kept && {
    maker: { id: kept.maker, name: kept.maker_name, country: kept.country },
    made: kept.made,
    kept_at: kept.kept_at,
  };
  if (keptMade && !refresh && keptMade.kept_at > unixNow() - DAY) return { ...keptMade, reason: null };
  const { told, reason } = await tryShelf(services, fulfilment, async (shelf) => {
    const makers = await shelf.makers(product);
    const maker = wanted === null ? (makers.length === 1 ? makers[0] : undefined) : makers.find(({ id }) => id === wanted);
    const made = maker && (await shelf.made(product, maker.id));
    return { maker, made };
  });
  if (!told) {
    if (keptMade) return { ...keptMade, reason };
    throw unanswered(reason);
  }
  const { maker, made } = told;
  if (!maker) throw new UserError(wanted === null ? 'source.whichMaker' : 'source.makerGone', { field: 'maker' });
  if (!made) throw gone();
  return { maker, made: await keepMade(services, fulfilment, product, maker, made), kept_at: unixNow(), reason: null };
};
