import type { Selectable } from 'kysely';
import type { Services } from '../../kernel/context';
import { jsonb } from '../../db/json';
import type { Database } from '../../db/schema';
import { PROVIDERS, type PrintProvider } from './accounts';

export type Blueprint = Selectable<Database['sandbox_blueprints']>;

/** Room for the variants of one blueprint among the numbers of all. */
const NUMBERS = 1000;

/** Fills the catalogue; what has a title that is there already stays, so that its numbers do. */
export const stockCatalogue = async (services: Services, blueprints: readonly Omit<Blueprint, 'id'>[]): Promise<void> => {
  if (blueprints.length === 0) return;
  const rows = blueprints.map(({ placeholders, variants, ...plain }) => ({
    ...plain,
    placeholders: jsonb(placeholders),
    variants: jsonb(variants),
  }));
  await services.db
    .insertInto('sandbox_blueprints')
    .values(rows)
    .onConflict((conflict) => conflict.column('title').doNothing())
    .execute();
};

export const listBlueprints = (services: Services): Promise<Blueprint[]> =>
  services.db.selectFrom('sandbox_blueprints').selectAll().orderBy('id').execute();

export const findBlueprint = (services: Services, id: number): Promise<Blueprint | undefined> =>
  services.db.selectFrom('sandbox_blueprints').selectAll().where('id', '=', id).executeTakeFirst();

export const providerOf = (id: number): PrintProvider | undefined => PROVIDERS.find((provider) => provider.id === id);

export const variantId = (blueprint: Blueprint, index: number): number => blueprint.id * NUMBERS + index + 1;

export const variantOf = (blueprint: Blueprint, id: number) => blueprint.variants[id - blueprint.id * NUMBERS - 1];

/** Cents a provider asks for a piece. */
export const costAt = (provider: PrintProvider, cost: number): number => Math.round(cost * provider.costs);

interface Postage {
  readonly first: number;
  readonly more: number;
}

/** Cents for parcels that stay in the provider's country. */
const NEAR: Postage = { first: 475, more: 240 };
const FAR: Postage = { first: 1050, more: 500 };

export const zonesOf = (provider: PrintProvider): readonly { readonly countries: readonly string[]; readonly postage: Postage }[] => [
  { countries: [provider.country], postage: NEAR },
  { countries: ['REST_OF_THE_WORLD'], postage: FAR },
];

/** Cents each line's parcels cost: one piece at a provider is the first, all others come with it. */
export const postageOf = (lines: readonly { readonly provider: PrintProvider; readonly quantity: number }[], country: string): number[] => {
  const begun = new Set<PrintProvider>();
  return lines.map(({ provider, quantity }) => {
    const { first, more } = provider.country === country ? NEAR : FAR;
    const cost = begun.has(provider) ? quantity * more : first + (quantity - 1) * more;
    begun.add(provider);
    return cost;
  });
};
