import type { FastifyInstance } from 'fastify';
import { sanitizeHtml } from '../../kernel/html';
import type { Services } from '../../kernel/context';
import { inShop } from '../shop/in-shop';
import { messagePage } from '../shop/views/layout';
import { show } from '../views/page';
import { makePassword } from './passwords';
import { readablePost, readablePosts } from './posts';
import { blogPage, passwordPage, postPage } from './views';

/** A blog as its readers see it, and where its owner makes an application password. */
export const blogPages = (scope: FastifyInstance, services: Services): void => {
  const ofShop = inShop(services);

  scope.get(
    '/:shop/blog',
    ofShop(async (shop, _request, reply) => show(reply, blogPage(shop, await readablePosts(services, shop)))),
  );
  scope.get(
    '/:shop/blog/:slug',
    ofShop(async (shop, request, reply) => {
      const post = await readablePost(services, shop, (request.params as { slug: string }).slug);
      if (!post) return show(reply.code(404), messagePage(shop, 'Not here', 'There is no such post.'));
      return show(reply, postPage(shop, post, await sanitizeHtml(services, `sandbox ${shop.slug}`, post.content)));
    }),
  );
  scope.get(
    '/:shop/passwords',
    ofShop(async (shop, _request, reply) => show(reply, passwordPage(shop, undefined))),
  );
  scope.post(
    '/:shop/passwords',
    ofShop(async (shop, _request, reply) => show(reply, passwordPage(shop, await makePassword(services, shop.slug)))),
  );
};
