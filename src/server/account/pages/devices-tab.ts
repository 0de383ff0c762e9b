import type { FastifyReply } from 'fastify';
import type { Language } from '../../../domain/languages';
import { recordAccountEvent } from '../../audit/record';
import { languageOfVisitor } from '../../kernel/language';
import { whence } from '../../sign-in/attempts';
import { endOpenSession, openSessions, type OpenSession } from '../../sign-in/open-sessions';
import type { Texts } from '../../sign-in/texts';
import { parseUserAgent } from '../../sign-in/user-agent';
import { revokeAll, tokensOfSession } from '../../sign-in/tokens';
import { textIn } from './form-input';
import { html, type Markup } from '../../kernel/markup';
import { showTab, type TabOutcome, type ProfileVisit } from './profile-tab';

/** The name of the button that ends every session but this one. */
const OTHERS = 'others';

const nameOf = (t: Texts, { kind, user_agent }: OpenSession): string => {
  if (kind === 'program') return user_agent ? t('devices.program', { name: user_agent.split(' ')[0] ?? '' }) : t('devices.unknownProgram');
  const { browser, system } = parseUserAgent(user_agent);
  if (!browser) return t('devices.unknownBrowser');
  return system ? t('devices.browser', { browser, system }) : browser;
};

/** No page of ours knows the visitor's time zone, so it is named. */
const MOMENT: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  ...{ timeZone: 'UTC', timeZoneName: 'short' },
};

const moment = (language: Language, seconds: number): Markup => {
  const at = new Date(seconds * 1000);
  return html`<time datetime="${at.toISOString()}">${new Intl.DateTimeFormat(language, MOMENT).format(at)}</time>`;
};

const button = (name: string, value: string, words: string, about?: string): Markup => html`
  <form method="post">
    <button name="${name}" value="${value}" ${about ? html`aria-label="${about}"` : null}>${words}</button>
  </form>
`;

const row = (t: Texts, language: Language, session: OpenSession): Markup => {
  const name = nameOf(t, session);
  return html`
    <li>
      <div>
        <strong>${name}</strong> ${session.isCurrent ? html`<em>${t('devices.current')}</em>` : null}
        <p>${t('devices.used')} ${moment(language, session.last_used_at)}</p>
        <p>${t('devices.begun')} ${moment(language, session.created_at)}</p>
        ${session.address ? html`<p><bdi>${session.address}</bdi></p>` : null}
      </div>
      ${session.isCurrent ? null : button('session', session.id, t('devices.end'), t('devices.endOne', { name }))}
    </li>
  `;
};

/** Where the person is signed in, with a way to end each. */
export const showDevices = async (visit: ProfileVisit, { done, fault }: TabOutcome = {}): Promise<FastifyReply> => {
  const { services, request, session, t } = visit;
  const sessions = await openSessions(services.db, session.userId, session.hash);
  const language = languageOfVisitor(request);
  return showTab(
    visit,
    'devices',
    t('devices.title'),
    html`
      <p class="lead">${t('devices.lead')}</p>
      ${done ? html`<p class="done" role="status">${done}</p>` : null} ${fault ? html`<p class="fault" role="alert">${fault}</p>` : null}
      <ul class="devices">
        ${sessions.map((each) => row(t, language, each))}
      </ul>
      ${sessions.length > 1 ? button('session', OTHERS, t('devices.endOthers')) : null}
    `,
  );
};

/** Ends the session the form names, or all but this one. */
export const signOutDevices = async (visit: ProfileVisit): Promise<FastifyReply> => {
  const { services, request, session, t } = visit;
  const chosen = textIn(request.body, 'session') ?? '';
  if (chosen === OTHERS) {
    await services.db.transaction().execute(async (tx) => {
      await revokeAll(tx, session.userId, [session.hash, ...(await tokensOfSession(tx, session.hash))]);
    });
    await recordAccountEvent(services, { action: 'account.sessionsEnded', userId: session.userId, from: whence(request) });
    return showDevices(visit, { done: t('devices.endedOthers') });
  }
  const ended = await endOpenSession(services.db, session.userId, chosen);
  if (ended) await recordAccountEvent(services, { action: 'account.sessionsEnded', userId: session.userId, from: whence(request) });
  return showDevices(visit, { done: ended ? t('devices.ended') : t('devices.gone') });
};
