import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/languages';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { languageOfVisitor } from '../../kernel/language';
import { originOf } from '../../kernel/origin';
import { findSession, type AccountSession } from '../../sign-in/account-session';
import { html, type Markup } from '../../kernel/markup';
import { sendRefusal, withRef } from './layout';
import { sendTwoStepNeeded } from './second-step-pages';
import { findShopHere, type ShopHere } from './shop-here';
import { textsFor, type Texts } from '../../sign-in/texts';

/** Somebody signed in to the account site, and the shop of the host they are at. */
export interface ShopVisit {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: AccountSession;
  readonly shop: ShopHere;
  readonly t: Texts;
  readonly language: Language;
}

/**
 * Answers with a page about the shop of this host: to sign in first, why not, or what `show` makes. `allow` throws a UserError whose
 * sentence is shown to somebody the page is not for.
 */
export const shopPage =
  (services: Services, allow: (shop: ShopHere) => void, show: (visit: ShopVisit) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await findSession(services, request);
    if (!session) return reply.redirect(withRef('/account/login', originOf(request) + request.url), 303);
    const shop = await findShopHere(services, request, session.userId);
    if (!shop) return sendRefusal(reply, new UserError('account.notMember'));
    if (shop.missesTwoStep) return sendTwoStepNeeded(reply, shop);
    try {
      allow(shop);
      return await show({ services, request, reply, session, shop, t: textsFor(request), language: languageOfVisitor(request) });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return sendRefusal(reply, error);
    }
  };

export interface Link {
  readonly href: string;
  readonly label: string;
}

/** Links to the pages beside this one, and back to the app. */
export const tabs = (t: Texts, links: readonly Link[], here: string): Markup => html`
  <nav>
    ${links.map(({ href, label }) => html`<a href="${href}" ${href === here ? html`aria-current="page"` : null}>${label}</a>`)}
    <a class="back" href="/">${t('profile.back')}</a>
  </nav>
`;
