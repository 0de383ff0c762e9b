import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context';
import { show } from '../views/page';
import { ACCOUNTS, findAccount, issuuToken } from './accounts';
import { documentPage, issuuPage } from './views';

const SHOWN = 50;

/** Issuu's own pages: tokens of its accounts, what they have published, and a document as its readers see it. */
export const issuuPages = (scope: FastifyInstance, services: Services): void => {
  const readable = () => services.db.selectFrom('sandbox_documents').selectAll().where('published', 'is not', null);
  const page = async (made?: { readonly username: string; readonly token: string }): Promise<string> =>
    issuuPage(ACCOUNTS, await readable().orderBy('published_at', 'desc').orderBy('slug').limit(SHOWN).execute(), made);

  scope.get('/issuu', async (_request, reply) => show(reply, await page()));
  scope.post<{ Params: { account: string } }>('/issuu/:account/tokens', async ({ params }, reply) => {
    const account = findAccount(params.account);
    const token = account && (await issuuToken(services, account.shop));
    return show(reply, await page(account && token ? { username: account.username, token } : undefined));
  });
  scope.get<{ Params: { account: string; name: string } }>('/issuu/:account/docs/:name', async ({ params }, reply) => {
    const row = await readable().where('account', '=', params.account).where('name', '=', params.name).executeTakeFirst();
    return show(row ? reply : reply.code(404), documentPage(row));
  });
  scope.get<{ Params: { slug: string } }>('/issuu/files/:slug', async ({ params }, reply) => {
    const row = await readable()
      .where('slug', '=', params.slug.replace(/\.pdf$/u, ''))
      .executeTakeFirst();
    if (!row?.published_bytes) return reply.code(404).send();
    return reply.type('application/pdf').header('x-content-type-options', 'nosniff').send(row.published_bytes);
  });
};
