import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { findTokenUser } from '../../sign-in/tokens';
import { originOf } from '../../kernel/origin';
import { findSession } from '../../sign-in/account-session';
import { textIn } from './form-input';
import { issueCode } from '../../sign-in/handover';
import { html } from './html';
import { homeOf, originsOf, ownShops, type OwnShop } from '../../sign-in/own-shops';
import { sendPage, withRef } from './page';
import { checkRef, readRef, type Ref } from '../ref';
import { textsFor } from '../../sign-in/texts';

/** Sends a signed-in person on to where `ref` says, or says why not and offers a shop of theirs. Never leads anywhere else. */
export const goOn = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  ref: string | undefined,
): Promise<FastifyReply> => {
  const shops = await ownShops(services, request, userId);
  const home = homeOf(shops, originOf(request));
  const target = ref === undefined ? home && { origin: home, extras: '/' } : readRef(ref, originsOf(shops));
  return target ? reply.redirect(oauth2Address(target), 303) : notYours(reply, shops, home);
};

const oauth2Address = ({ origin, extras }: Ref): string =>
  `/account/oauth2?origin=${encodeURIComponent(origin)}&extras=${encodeURIComponent(extras)}`;

const notYours = (reply: FastifyReply, shops: readonly OwnShop[], home: string | undefined): FastifyReply => {
  const t = textsFor(reply.request);
  const shop = shops.find(({ origins }) => home !== undefined && origins.includes(home));
  const body = html`
    <h1>${t('notYours.title')}</h1>
    <p class="lead">${shop ? t('notYours.lead') : t('notYours.none')}</p>
    ${shop && home ? html`<a class="button" href="${oauth2Address({ origin: home, extras: '/' })}">${t('notYours.button', { shop: shop.label })}</a>` : null}
  `;
  return sendPage(reply, { title: t('notYours.title'), body, status: 403 });
};

/**
 * `GET /account/oauth2?token&origin&extras`: hands the person signed in to the account site over to one of their shops, by a code the page
 * there exchanges for its token. A page of ours may name its own `token` instead, to move on to another shop.
 */
export const handOverPages = (app: FastifyInstance, services: Services): void => {
  app.get('/account/oauth2', async (request, reply) => {
    const asked: Ref = { origin: textIn(request.query, 'origin') ?? originOf(request), extras: textIn(request.query, 'extras') ?? '/' };
    const token = textIn(request.query, 'token');
    const session = await findSession(services, request);
    const userId = token && sameSite(request) ? await findTokenUser(services.db, token) : session?.userId;
    if (!userId) return reply.redirect(withRef('/account/login', asked.origin + asked.extras), 303);
    const shops = await ownShops(services, request, userId);
    const ref = checkRef(asked, originsOf(shops));
    if (!ref) return notYours(reply, shops, homeOf(shops, originOf(request)));
    const code = await issueCode(services.db, userId, ref.origin, session?.userId === userId ? session.hash : null);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${ref.origin}/session?token=${encodeURIComponent(code)}&extras=${encodeURIComponent(ref.extras)}`, 303);
  });
};

/** Another site must not be able to sign somebody in as somebody else by a link that carries a token. */
const sameSite = (request: FastifyRequest): boolean => request.headers['sec-fetch-site'] !== 'cross-site';
