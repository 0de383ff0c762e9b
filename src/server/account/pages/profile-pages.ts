import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { originOf } from '../../kernel/origin';
import { findSession, type AccountSession } from '../../sign-in/account-session';
import { whence } from '../../sign-in/attempts';
import { deviceOf } from '../../sign-in/device';
import { textIn } from './form-input';
import { html, type Markup } from './html';
import { homeOf, originsOf, ownShops, type OwnShop } from '../../sign-in/own-shops';
import { form, sendPage, withRef, type Form } from './layout';
import { MIN_PASSWORD } from '../../sign-in/password';
import { checkName, prepareNewPassword } from '../../people/profile';
import { addressOf, readRef } from '../ref';
import { sentenceFor, textsFor, type Texts } from '../../sign-in/texts';
import { revokeAll, tokensOfSession } from '../../sign-in/tokens';

type Tab = 'info' | 'password';

/** What a tab needs to be shown or sent. */
interface Visit {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: AccountSession;
  readonly shops: readonly OwnShop[];
  readonly ref: string | undefined;
  readonly t: Texts;
}

type Outcome = Pick<Form, 'done' | 'fault' | 'faultField'>;

const pathOf = (tab: Tab): string => `/account/profile/${tab}`;

const show = (visit: Visit, tab: Tab, title: string, content: Markup, status = 200): FastifyReply => {
  const { reply, request, shops, ref, t } = visit;
  const back = readRef(ref, originsOf(shops));
  const home = back ? addressOf(back) : homeOf(shops, originOf(request));
  const link = (to: Tab, label: string): Markup =>
    html`<a href="${withRef(pathOf(to), ref)}" ${to === tab ? html`aria-current="page"` : null}>${label}</a>`;
  return sendPage(reply, {
    title,
    status,
    body: html`
      <nav>
        ${link('info', t('profile.info'))} ${link('password', t('profile.password'))}
        ${home ? html`<a class="back" href="${home}">${t('profile.back')}</a>` : null}
      </nav>
      <h1>${title}</h1>
      ${content}
      <p class="other"><a href="${withRef('/account/logout', home)}">${t('profile.signOut')}</a></p>
    `,
  });
};

const showInfo = (visit: Visit, outcome: Outcome = {}, name = visit.session.name): FastifyReply => {
  const { t } = visit;
  return show(
    visit,
    'info',
    t('profile.infoTitle'),
    html`
      <p class="lead">${visit.session.email}</p>
      ${form({
        ...outcome,
        ref: visit.ref,
        button: t('profile.save'),
        fields: [{ name: 'name', label: t('field.name'), type: 'text', autocomplete: 'name', value: name }],
      })}
      <h2>${t('profile.shops')}</h2>
      <ul class="shops">
        ${visit.shops.map((shop) => html`<li><a href="${shop.origins[0]}">${shop.label}</a> <span>${t('profile.role', { role: shop.role })}</span></li>`)}
      </ul>
    `,
    outcome.fault ? 422 : 200,
  );
};

const showPassword = (visit: Visit, outcome: Outcome = {}): FastifyReply => {
  const { t } = visit;
  return show(
    visit,
    'password',
    t('profile.passwordTitle'),
    html`
      <p class="lead">${t('profile.passwordLead')}</p>
      ${form({
        ...outcome,
        ref: visit.ref,
        button: t('profile.savePassword'),
        fields: [
          { name: 'password', label: t('field.present'), type: 'password', autocomplete: 'current-password' },
          {
            name: 'new_password',
            label: t('field.next'),
            type: 'password',
            autocomplete: 'new-password',
            hint: t('field.passwordHint', { min: MIN_PASSWORD }),
          },
          { name: 'repeat', label: t('field.repeat'), type: 'password', autocomplete: 'new-password' },
        ],
      })}
    `,
    outcome.fault ? 422 : 200,
  );
};

const saveName = async (visit: Visit): Promise<FastifyReply> => {
  const { services, request, session } = visit;
  const entered = textIn(request.body, 'name') ?? '';
  const name = checkName(entered);
  await services.db.updateTable('users').set({ name, updated_at: unixNow() }).where('_id', '=', session.userId).execute();
  return showInfo(visit, { done: visit.t('profile.savedInfo') }, name);
};

/** Signs every other browser and program out. */
const savePassword = async (visit: Visit): Promise<FastifyReply> => {
  const { services, request, session } = visit;
  const next = textIn(request.body, 'new_password') ?? '';
  if (next !== textIn(request.body, 'repeat')) throw new UserError('account.passwordsDiffer', { field: 'repeat' });
  const present = textIn(request.body, 'password');
  const password_hash = await prepareNewPassword(services, session.userId, { present, next }, whence(request, deviceOf(request)));
  await services.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash, updated_at: unixNow() }).where('_id', '=', session.userId).execute();
    await revokeAll(tx, session.userId, [session.hash, ...(await tokensOfSession(tx, session.hash))]);
  });
  return showPassword(visit, { done: visit.t('profile.savedPassword') });
};

const TABS: Readonly<Record<Tab, { show: typeof showInfo | typeof showPassword; save: (visit: Visit) => Promise<FastifyReply> }>> = {
  info: { show: showInfo, save: saveName },
  password: { show: showPassword, save: savePassword },
};

/** `/account/profile/info` and `/account/profile/password`, for whoever is signed in to the account site. */
export const profilePages = (app: FastifyInstance, services: Services): void => {
  const visitOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | undefined> => {
    const session = await findSession(services, request);
    if (!session) return undefined;
    const ref = textIn(request.body, 'ref') ?? textIn(request.query, 'ref');
    return { services, request, reply, session, ref, t: textsFor(request), shops: await ownShops(services, request, session.userId) };
  };
  for (const tab of ['info', 'password'] as const) {
    app.get(pathOf(tab), async (request, reply) => {
      const visit = await visitOf(request, reply);
      return visit ? TABS[tab].show(visit) : reply.redirect(withRef('/account/login', originOf(request) + request.url), 303);
    });
    app.post(pathOf(tab), async (request, reply) => {
      const visit = await visitOf(request, reply);
      if (!visit) return reply.redirect(withRef('/account/login', originOf(request) + pathOf(tab)), 303);
      try {
        return await TABS[tab].save(visit);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return TABS[tab].show(visit, { fault: sentenceFor(request, error), faultField: error.field });
      }
    });
  }
};
