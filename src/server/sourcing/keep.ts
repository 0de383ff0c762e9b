import { textFromHtml } from '../../domain/listing/plain-html';
import { PROVIDERS } from '../../domain/providers';
import { inCents } from '../../domain/sales/profit';
import type { Money } from '../connectors/platforms/shop';
import type { ListedProduct, MadeProduct, Maker, Postage, Shelf } from '../connectors/providers/provider';
import { jsonb } from '../db/json';
import type { FulfilmentRow } from '../fulfilments/rows';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { savable } from '../kernel/savable';
import { readDesk, type Desk } from '../sales/desk';
import { shelfKey } from './pictures';
import type { KeptMade } from './tables';

const MOST_NAME = 300;
const MOST_DESCRIPTION = 20_000;
const MOST_ADDRESS = 2000;

const dollars = (money: Money | null, { rates }: Desk): number | null => {
  const rate = money && rates.get(money.currency);
  return rate ? inCents(money.value, rate) / 100 : null;
};

const postage = (told: Postage | null, desk: Desk): KeptMade['domestic'] => {
  const [cost, additional_cost] = [dollars(told?.cost ?? null, desk), dollars(told?.additional ?? null, desk)];
  return cost === null || additional_cost === null ? null : { cost, additional_cost };
};

const toKept = ({ variants, areas, weight, shipping }: MadeProduct, desk: Desk): KeptMade =>
  savable({
    variants: variants.map(({ sku, options, cost, available }) => ({ sku, options, cost: dollars(cost, desk), available })),
    areas,
    weight,
    domestic: postage(shipping.domestic, desk),
    international: postage(shipping.international, desk),
  });

/** What is told of a product, as far as it is kept: plain text, and pictures of the open web. */
const rowOf = async (services: Services, fulfilment: FulfilmentRow, { id, name, description, image: told, brand }: ListedProduct) => {
  const image = told !== null && /^https?:\/\//.test(told) && URL.canParse(told) && told.length <= MOST_ADDRESS ? told : null;
  return savable({
    fulfilment_id: fulfilment._id,
    product: id,
    name: name.slice(0, MOST_NAME),
    description: textFromHtml(description).slice(0, MOST_DESCRIPTION),
    image,
    image_key: image === null ? null : await shelfKey(services, fulfilment.container_id, image),
    brand: brand?.slice(0, MOST_NAME) ?? null,
    kept_at: unixNow(),
  });
};

/** The provider itself, where it has no workshops. */
const itself = ({ type }: FulfilmentRow): Maker => ({ id: PROVIDERS[type].name, name: PROVIDERS[type].name, country: null });

const writeMade = async (
  tx: Tx,
  fulfilment: FulfilmentRow,
  product: string,
  maker: Maker,
  made: MadeProduct,
  desk: Desk,
): Promise<KeptMade> => {
  const kept = toKept(made, desk);
  const row = { made: jsonb(kept), kept_at: unixNow(), ...savable({ maker_name: maker.name.slice(0, MOST_NAME), country: maker.country }) };
  await tx
    .insertInto('provider_makes')
    .values({ fulfilment_id: fulfilment._id, product, maker: maker.id, ...row })
    .onConflict((conflict) => conflict.columns(['container_id', 'fulfilment_id', 'product', 'maker']).doUpdateSet(row))
    .execute();
  return kept;
};

/** Keeps what a maker makes of a product now. */
export const keepMade = (
  services: Services,
  fulfilment: FulfilmentRow,
  product: string,
  maker: Maker,
  made: MadeProduct,
): Promise<KeptMade> =>
  services.inContainer(fulfilment.container_id, async (tx) =>
    writeMade(tx, fulfilment, product, maker, made, await readDesk(tx, fulfilment.container_id)),
  );

/** Reads everything an account has to choose from, and keeps it page by page; what is listed no more is forgotten at the end. */
export const keepProducts = async (services: Services, fulfilment: FulfilmentRow, shelf: Shelf): Promise<void> => {
  const { container_id } = fulfilment;
  const began = unixNow();
  for await (const page of shelf.products()) {
    if (page.length === 0) continue;
    // The same thing twice on a page would be written twice by one statement.
    const things = [...new Map(page.map((each) => [each.product.id, each])).values()];
    const rows = await Promise.all(things.map(({ product }) => rowOf(services, fulfilment, product)));
    await services.inContainer(container_id, async (tx) => {
      await tx
        .insertInto('provider_products')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['container_id', 'fulfilment_id', 'product']).doUpdateSet((row) => ({
            name: row.ref('excluded.name'),
            description: row.ref('excluded.description'),
            image: row.ref('excluded.image'),
            image_key: row.ref('excluded.image_key'),
            brand: row.ref('excluded.brand'),
            kept_at: row.ref('excluded.kept_at'),
          })),
        )
        .execute();
      const desk = await readDesk(tx, container_id);
      for (const { product, made } of things) if (made) await writeMade(tx, fulfilment, product.id, itself(fulfilment), made, desk);
    });
  }
  await services.inContainer(container_id, async (tx) => {
    for (const table of ['provider_products', 'provider_makes'] as const)
      await tx
        .deleteFrom(table)
        .where('container_id', '=', container_id)
        .where('fulfilment_id', '=', fulfilment._id)
        .where('kept_at', '<', began)
        // What one maker makes is read when somebody asks for it, and is kept as long as the product is there.
        .$if(table === 'provider_makes', (rows) =>
          rows.where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('provider_products as p')
                  .whereRef('p.container_id', '=', 'provider_makes.container_id')
                  .whereRef('p.fulfilment_id', '=', 'provider_makes.fulfilment_id')
                  .whereRef('p.product', '=', 'provider_makes.product')
                  .select('p.product'),
              ),
            ),
          ),
        )
        .execute();
    await tx
      .updateTable('fulfilments')
      .set({ products_at: unixNow() })
      .where('container_id', '=', container_id)
      .where('_id', '=', fulfilment._id)
      .execute();
  });
};
