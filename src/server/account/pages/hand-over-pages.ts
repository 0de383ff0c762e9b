import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { originOf } from '../../kernel/origin';
import { findSession, type AccountSession } from '../../sign-in/account-session';
import { deviceOf, keepDevice } from '../../sign-in/device';
import { textIn } from './form-input';
import { issueCode, redeemCode } from '../../sign-in/handover';
import { html } from '../../kernel/markup';
import { homeOf, originsOf, ownShops, type OwnShop } from '../../sign-in/own-shops';
import { sendPage, sendRefusal, withRef } from './layout';
import { pathOfTab } from './profile-tab';
import { addressOf, arrivalAddress, checkRef, oauth2Address, readRef, sessionAddress, type Ref } from '../ref';
import { isServed } from '../../sign-in/served';
import { textsFor } from '../../sign-in/texts';

/**
 * Sends a person who is signed in by a session on to where `ref` says, or says why not and offers a shop of theirs. Never leads anywhere else. At this
 * host they have a code at once; another one is asked which browser waits there.
 */
export const goOn = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, hash }: Pick<AccountSession, 'userId' | 'hash'>,
  ref: string | undefined,
): Promise<FastifyReply> => {
  const here = originOf(request);
  const shops = await ownShops(services, request, userId);
  const home = homeOf(shops, here);
  const target = ref === undefined ? home && { origin: home, extras: '/' } : readRef(ref, originsOf(shops));
  if (!target) return notYours(reply, shops, home);
  // The application there would refuse everything, and lead back here.
  if (shops.some(({ missesTwoStep, origins }) => missesTwoStep && origins.includes(target.origin)))
    return reply.redirect(withRef(pathOfTab('security'), addressOf(target)), 303);
  return target.origin === here
    ? handOver(services, reply, target, keepDevice(request, reply), { userId, accountSession: hash })
    : reply.redirect(oauth2Address(target), 303);
};

/** Sends the holder to the page at `ref` with a code that is good in that browser alone. */
const handOver = async ({ db }: Services, reply: FastifyReply, ref: Ref, device: string, holder: Holder): Promise<FastifyReply> =>
  sendOn(reply, sessionAddress(ref, await issueCode(db, { kind: 'code', origin: ref.origin, device, ...holder })));

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

/** What a browser says of itself at the host a person goes to: the hash of its device cookie there. */
const CHALLENGE = /^[0-9a-f]{64}$/;

/** Whoever may be handed over: the holder of a ticket this browser was given, else whoever is signed in to the account site on it. */
const findHolder = async (services: Services, request: FastifyRequest, origin: string): Promise<Holder | undefined> => {
  const ticket = textIn(request.query, 'token');
  const held = ticket && (await redeemCode(services.db, ticket, { kind: 'ticket', origin, device: deviceOf(request) }));
  if (held && held !== 'other-browser') return held;
  const session = await findSession(services, request);
  return session && { userId: session.userId, accountSession: session.hash };
};

interface Holder {
  readonly userId: string;
  readonly accountSession: string | null;
}

/**
 * `GET /account/oauth2?token&origin&extras`: hands a person over to one of their shops, by a code the page there exchanges for its token. The
 * code is for this browser alone, lest a link sign somebody in as a stranger: at this host its device cookie says which one it is, at another
 * one `GET /account/arrive` there does, and comes back with a `challenge`. `token` is the single-use ticket of `POST /account/api/hand-over`.
 */
export const handOverPages = (app: FastifyInstance, services: Services): void => {
  app.get('/account/oauth2', async (request, reply) => {
    const here = originOf(request);
    const asked: Ref = { origin: textIn(request.query, 'origin') ?? here, extras: textIn(request.query, 'extras') ?? '/' };
    const holder = await findHolder(services, request, asked.origin);
    if (!holder) return reply.redirect(withRef('/account/login', asked.origin + asked.extras), 303);
    const shops = await ownShops(services, request, holder.userId);
    const ref = checkRef(asked, originsOf(shops));
    if (!ref) return notYours(reply, shops, homeOf(shops, here));
    const challenge = textIn(request.query, 'challenge') ?? '';
    if (ref.origin !== here && !CHALLENGE.test(challenge)) return sendOn(reply, arrivalAddress(ref, here));
    const device = ref.origin === here ? keepDevice(request, reply) : challenge;
    return handOver(services, reply, ref, device, holder);
  });

  app.get('/account/arrive', async (request, reply) => {
    const here = originOf(request);
    const from = textIn(request.query, 'from') ?? here;
    const ref = checkRef({ origin: here, extras: textIn(request.query, 'extras') ?? '/' }, [here]);
    if (!ref || !(await isServed(services, request, from))) return sendRefusal(reply, new UserError('account.ownShopsOnly'));
    const token = textIn(request.query, 'token');
    return sendOn(reply, oauth2Address(ref, { challenge: keepDevice(request, reply), ...(token && { token }) }, from));
  });
};

/** To an address that holds a secret of a minute: it is told to no further page, and kept nowhere. */
const sendOn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);
