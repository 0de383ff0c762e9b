import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { findShop, type Shop } from './shops';

/** Answers a page of the shop the path names; another shop is a plain 404. */
export const inShop =
  (services: Services) =>
  (work: (shop: Shop, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const shop = await findShop(services, (request.params as { shop: string }).shop);
    return shop ? work(shop, request, reply) : reply.code(404).type('text/plain').send('This store doesn’t exist.');
  };
