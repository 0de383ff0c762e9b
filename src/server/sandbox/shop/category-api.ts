import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerPage, pageQuery } from './rest-request';

/** What a shop like this one sells, by where it stands. */
const TREE: readonly (readonly [name: string, below: readonly string[]])[] = [
  ['Clothing', ['T-shirts', 'Hoodies &amp; sweatshirts', 'Tank tops']],
  ['Home', ['Mugs', 'Posters', 'Canvas prints', 'Cushions']],
  ['Accessories', ['Tote bags', 'Phone cases', 'Face masks']],
  ['Jewelry', ['Necklaces', 'Bracelets']],
  ['Uncategorized', []],
];

/** Room below each of the top ones. */
const NUMBERS = 100;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&amp;|[^a-z0-9]+/g, '-')
    .replace(/-+/g, '-');

/** As WooCommerce lists them: flat, names as HTML. */
const CATEGORIES = TREE.flatMap(([name, below], at) => {
  const id = (at + 1) * NUMBERS;
  return [{ id, name, parent: 0 }, ...below.map((each, index) => ({ id: id + index + 1, name: each, parent: id }))];
}).map((category) => ({ ...category, slug: slugOf(category.name), description: '', display: 'default', count: 0 }));

export const categoryOf = (id: number): { readonly id: number; readonly name: string; readonly slug: string } | undefined => {
  const found = CATEGORIES.find((category) => category.id === id);
  return found && { id: found.id, name: found.name, slug: found.slug };
};

/** `/products/categories`. */
export const categoryRoutes = (scope: FastifyInstance): void => {
  scope.get('/products/categories', async (request: FastifyRequest, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const { page, perPage } = pageQuery(query);
    const rows = query.parent === undefined ? CATEGORIES : CATEGORIES.filter(({ parent }) => String(parent) === query.parent);
    const from = query.offset === undefined ? (page - 1) * perPage : Number(query.offset) || 0;
    return answerPage(reply, rows.length, perPage, rows.slice(from, from + perPage));
  });
};
