import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { originOf } from '../../kernel/origin';
import type { AccountSession } from '../../sign-in/account-session';
import { homeOf, originsOf, type OwnShop } from '../../sign-in/own-shops';
import type { Texts } from '../../sign-in/texts';
import { addressOf, readRef } from '../ref';
import { html, type Markup } from '../../kernel/markup';
import { sendPage, signOutLink, withRef, type Form } from './layout';

export type ProfileTab = 'info' | 'password' | 'security' | 'devices';

/** One request for a tab of the profile, with what its page needs. */
export interface ProfileVisit {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: AccountSession;
  readonly shops: readonly OwnShop[];
  readonly ref: string | undefined;
  readonly t: Texts;
}

export type TabOutcome = Pick<Form, 'done' | 'fault' | 'faultField'>;

export const pathOfTab = (tab: ProfileTab): string => `/account/profile/${tab}`;

/** Sends the page of a tab, with the way to the others and back to the application. */
export const showTab = (
  visit: ProfileVisit,
  tab: ProfileTab,
  title: string,
  content: Markup,
  { status = 200, script }: { readonly status?: number; readonly script?: string } = {},
): FastifyReply => {
  const { reply, request, shops, ref, t } = visit;
  const back = readRef(ref, originsOf(shops));
  const home = back ? addressOf(back) : homeOf(shops, originOf(request));
  const link = (to: ProfileTab, label: string): Markup =>
    html`<a href="${withRef(pathOfTab(to), ref)}" ${to === tab ? html`aria-current="page"` : null}>${label}</a>`;
  return sendPage(reply, {
    title,
    status,
    script,
    body: html`
      <nav>
        ${link('info', t('profile.info'))} ${link('password', t('profile.password'))} ${link('security', t('security.tab'))}
        ${link('devices', t('devices.tab'))} ${home ? html`<a class="back" href="${home}">${t('profile.back')}</a>` : null}
      </nav>
      <h1>${title}</h1>
      ${content} ${signOutLink(t, home)}
    `,
  });
};
