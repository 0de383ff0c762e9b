import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidParam, RestError } from './rest-error';
import type { Shop } from './shops';

const MAX_PER_PAGE = 100;

const shops = new WeakMap<FastifyRequest, Shop>();

export const setShop = (request: FastifyRequest, shop: Shop): void => {
  shops.set(request, shop);
};

export const noRoute = (): RestError => new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** The shop a REST call was made to. Set before any route runs. */
export const shopOf = (request: FastifyRequest): Shop => {
  const shop = shops.get(request);
  if (!shop) throw noRoute();
  return shop;
};

const positive = (query: Readonly<Record<string, string | undefined>>, name: string, fallback: number, most: number): number => {
  const value = query[name] === undefined ? fallback : Number(query[name]);
  if (!Number.isInteger(value) || value < 1 || value > most) throw invalidParam(name, `${name} must be between 1 and ${most}`);
  return value;
};

export const pageQuery = (query: Readonly<Record<string, string | undefined>>): { page: number; perPage: number } => ({
  page: positive(query, 'page', 1, 1_000_000),
  perPage: positive(query, 'per_page', 10, MAX_PER_PAGE),
});

/** One page of a list, with WordPress's headers for the whole. */
export const answerPage = (reply: FastifyReply, total: number, perPage: number, rows: readonly object[]): FastifyReply =>
  reply
    .header('x-wp-total', total)
    .header('x-wp-totalpages', Math.ceil(total / perPage))
    .send(rows);
