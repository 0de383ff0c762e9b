import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { originOf } from '../../kernel/origin';
import { checkName, prepareNewPassword } from '../../people/profile';
import { findSession } from '../../sign-in/account-session';
import { whence } from '../../sign-in/attempts';
import { announceNewPassword, CHANGED_PASSWORD } from '../../sign-in/account-news';
import { deviceOf } from '../../sign-in/device';
import { ownShops } from '../../sign-in/own-shops';
import { MIN_PASSWORD } from '../../sign-in/password';
import { sentenceFor, textsFor } from '../../sign-in/texts';
import { revokeAll, tokensOfSession } from '../../sign-in/tokens';
import { showDevices, signOutDevices } from './devices-tab';
import { CHANGE_EMAIL, emailPart, saveEmail } from './email-pages';
import { textIn } from './form-input';
import { html } from '../../kernel/markup';
import { form, withRef } from './layout';
import { saveSecurity, showSecurity } from './security-tab';
import { pathOfTab, showTab, type TabOutcome, type ProfileTab, type ProfileVisit } from './profile-tab';

const isAboutEmail = ({ request }: ProfileVisit): boolean => textIn(request.body, 'action') === CHANGE_EMAIL;

const showInfo = (visit: ProfileVisit, outcome: TabOutcome = {}, name = visit.session.name): FastifyReply => {
  const { t } = visit;
  const [ofName, ofEmail] = isAboutEmail(visit) ? [{}, outcome] : [outcome, {}];
  return showTab(
    visit,
    'info',
    t('profile.infoTitle'),
    html`
      ${form({
        ...ofName,
        ref: visit.ref,
        button: t('profile.save'),
        fields: [{ name: 'name', label: t('field.name'), type: 'text', autocomplete: 'name', value: name }],
      })}
      ${emailPart(visit, ofEmail)}
      <h2>${t('profile.shops')}</h2>
      <ul class="shops">
        ${visit.shops.map((shop) => html`<li><a href="${shop.origins[0]}">${shop.label}</a> <span>${t('profile.role', { role: shop.role })}</span></li>`)}
      </ul>
    `,
    { status: outcome.fault ? 422 : 200 },
  );
};

const showPassword = (visit: ProfileVisit, outcome: TabOutcome = {}): FastifyReply => {
  const { t } = visit;
  return showTab(
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
    { status: outcome.fault ? 422 : 200 },
  );
};

/** Saves the name, or asks for another email: the page has a form for each. */
const saveInfo = async (visit: ProfileVisit): Promise<FastifyReply> => {
  const { services, request, session } = visit;
  if (isAboutEmail(visit)) {
    const done = await saveEmail(visit);
    const { email } = await services.db.selectFrom('users').select('email').where('_id', '=', session.userId).executeTakeFirstOrThrow();
    return showInfo({ ...visit, session: { ...session, email } }, { done });
  }
  const entered = textIn(request.body, 'name') ?? '';
  const name = checkName(entered);
  await services.db.updateTable('users').set({ name, updated_at: unixNow() }).where('_id', '=', session.userId).execute();
  return showInfo(visit, { done: visit.t('profile.savedInfo') }, name);
};

/** Signs every other browser and program out. */
const savePassword = async (visit: ProfileVisit): Promise<FastifyReply> => {
  const { services, request, session } = visit;
  const next = textIn(request.body, 'new_password') ?? '';
  if (next !== textIn(request.body, 'repeat')) throw new UserError('account.passwordsDiffer', { field: 'repeat' });
  const present = textIn(request.body, 'password');
  const from = whence(request, deviceOf(request));
  const password_hash = await prepareNewPassword(services, session.userId, { present, next }, from);
  await services.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash, updated_at: unixNow() }).where('_id', '=', session.userId).execute();
    await revokeAll(tx, session.userId, [session.hash, ...(await tokensOfSession(tx, session.hash))]);
  });
  await announceNewPassword(services, session.userId, from, CHANGED_PASSWORD);
  return showPassword(visit, { done: visit.t('profile.savedPassword') });
};

interface TabPage {
  readonly show: (visit: ProfileVisit, outcome?: TabOutcome) => FastifyReply | Promise<FastifyReply>;
  readonly save: (visit: ProfileVisit) => Promise<FastifyReply>;
}

const TABS: Readonly<Record<ProfileTab, TabPage>> = {
  info: { show: showInfo, save: saveInfo },
  password: { show: showPassword, save: savePassword },
  security: { show: showSecurity, save: saveSecurity },
  devices: { show: showDevices, save: signOutDevices },
};

/** `/account/profile/info`, `…/password`, `…/security` and `…/devices`, for whoever is signed in to the account site. */
export const profilePages = (app: FastifyInstance, services: Services): void => {
  const visitOf = async (request: FastifyRequest, reply: FastifyReply): Promise<ProfileVisit | undefined> => {
    const session = await findSession(services, request);
    if (!session) return undefined;
    const ref = textIn(request.body, 'ref') ?? textIn(request.query, 'ref');
    return { services, request, reply, session, ref, t: textsFor(request), shops: await ownShops(services, request, session.userId) };
  };
  for (const tab of ['info', 'password', 'security', 'devices'] as const) {
    app.get(pathOfTab(tab), async (request, reply) => {
      const visit = await visitOf(request, reply);
      return visit ? await TABS[tab].show(visit) : reply.redirect(withRef('/account/login', originOf(request) + request.url), 303);
    });
    app.post(pathOfTab(tab), async (request, reply) => {
      const visit = await visitOf(request, reply);
      if (!visit) return reply.redirect(withRef('/account/login', originOf(request) + pathOfTab(tab)), 303);
      try {
        return await TABS[tab].save(visit);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return await TABS[tab].show(visit, { fault: sentenceFor(request, error), faultField: error.field });
      }
    });
  }
};
