import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context';
import { PROVIDERS, type PrintProvider } from './accounts';
import { costAt, findBlueprint, listBlueprints, providerOf, variantId, zonesOf, type Blueprint } from './catalogue';
import { notFound } from './print-error';

interface Params {
  readonly blueprint?: string;
  readonly provider?: string;
}

const blueprintView = ({ id, title, description, brand, model, image }: Blueprint): object => ({
  id,
  title,
  description,
  brand,
  model,
  images: image === null ? [] : [image],
});

/** What is out of stock is told only where it is asked for. The real one tells no cost here. */
const variantViews = (blueprint: Blueprint, provider: PrintProvider, outToo: boolean): object[] =>
  blueprint.variants.flatMap(({ title, options, cost, out }, index) =>
    out && !outToo
      ? []
      : {
          id: variantId(blueprint, index),
          title,
          options,
          cost: costAt(provider, cost),
          is_available: !out,
          placeholders: blueprint.placeholders.map(({ position, width, height }) => ({ position, height, width })),
        },
  );

const money = (cost: number) => ({ currency: 'USD', cost });

const shippingView = (blueprint: Blueprint, provider: PrintProvider): object => ({
  handling_time: { value: 4, unit: 'day' },
  profiles: zonesOf(provider).map(({ countries, postage }) => ({
    variant_ids: blueprint.variants.map((_, index) => variantId(blueprint, index)),
    first_item: money(postage.first),
    additional_items: money(postage.more),
    countries,
  })),
});

const providerView = ({ id, title, country }: PrintProvider): object => ({ id, title, location: { country } });

/** `/catalog`: what is printed, where, in which variants, and what sending it costs. */
export const catalogueRoutes = (scope: FastifyInstance, services: Services): void => {
  const blueprintOf = async ({ blueprint = '' }: Params): Promise<Blueprint> => {
    const row = /^\d{1,9}$/.test(blueprint) ? await findBlueprint(services, Number(blueprint)) : undefined;
    if (!row) throw notFound();
    return row;
  };
  const wantedProvider = ({ provider = '' }: Params): PrintProvider => {
    const found = providerOf(Number(provider));
    if (!found) throw notFound();
    return found;
  };

  scope.get('/catalog/blueprints.json', async () => (await listBlueprints(services)).map(blueprintView));
  scope.get<{ Params: Params }>('/catalog/blueprints/:blueprint.json', async ({ params }) => blueprintView(await blueprintOf(params)));
  scope.get<{ Params: Params }>('/catalog/blueprints/:blueprint/print_providers.json', async ({ params }) => {
    await blueprintOf(params);
    return PROVIDERS.map(providerView);
  });
  scope.get<{ Params: Params; Querystring: { 'show-out-of-stock'?: string } }>(
    '/catalog/blueprints/:blueprint/print_providers/:provider/variants.json',
    async ({ params, query }) => {
      const provider = wantedProvider(params);
      const variants = variantViews(await blueprintOf(params), provider, query['show-out-of-stock'] === '1');
      return { id: provider.id, title: provider.title, variants };
    },
  );
  scope.get<{ Params: Params }>('/catalog/blueprints/:blueprint/print_providers/:provider/shipping.json', async ({ params }) =>
    shippingView(await blueprintOf(params), wantedProvider(params)),
  );
  scope.get('/catalog/print_providers.json', async () => PROVIDERS.map(providerView));
};
