import type { FastifyReply } from 'fastify';
import { toString as drawQrCode } from 'qrcode';
import type { Language } from '../../../domain/languages';
import type { AuditAction } from '../../../domain/audit/audit';
import { OWN_BRAND } from '../../../domain/people/brand';
import { MINUTE, unixNow } from '../../kernel/clock';
import { UserError } from '../../kernel/errors';
import { languageOfVisitor } from '../../kernel/language';
import { announceTwoStepChange } from '../../sign-in/account-news';
import { confirmSession } from '../../sign-in/account-session';
import { whence } from '../../sign-in/attempts';
import { deviceOf } from '../../sign-in/device';
import {
  beginAuthenticatorSetup,
  enableAuthenticator,
  findAuthenticatorSetup,
  removeAuthenticator,
} from '../../sign-in/second-factors/authenticators';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, type ListedPasskey } from '../../sign-in/second-factors/passkeys';
import { makeRecoveryCodes, RECOVERY_CODES } from '../../sign-in/second-factors/recovery-codes';
import { relyingPartyOf, type RelyingParty } from '../../sign-in/second-factors/relying-party';
import { endUnneededRecoveryCodes, readSecondFactors, type SecondFactors } from '../../sign-in/second-factors/second-factors';
import { totpAddress } from '../../sign-in/second-factors/totp';
import { confirmPassword } from '../../sign-in/sign-in';
import type { Texts } from '../../sign-in/texts';
import { parseUserAgent } from '../../sign-in/user-agent';
import { day } from './billing-parts';
import { textIn } from './form-input';
import { html, Markup } from '../../kernel/markup';
import { form, PASSKEY_SCRIPT, passkeyForm, type Form } from './layout';
import { showTab, type ProfileVisit, type TabOutcome } from './profile-tab';

/** Seconds after a password was confirmed in which its session may change second factors. */
const CONFIRMED_FOR = 10 * MINUTE;

/** The name of the field that says what a form of this page does. */
const ACTION = 'action';
const ACTIONS = ['confirm', 'set-up', 'enable', 'remove-app', 'new-codes', 'add-passkey', 'rename-passkey', 'remove-passkey'] as const;
type Action = (typeof ACTIONS)[number];

interface ShownSecurity extends TabOutcome {
  /** New recovery codes, which are shown this once. */
  readonly codes?: readonly string[];
  readonly confirmed?: true;
  /** The act the audit log records, and the person is told of. */
  readonly act?: AuditAction;
}

const isConfirmed = ({ session: { confirmedAt } }: ProfileVisit): boolean =>
  confirmedAt !== null && confirmedAt > unixNow() - CONFIRMED_FOR;

const actionForm = (action: Action, shown: Omit<Form, 'hidden' | 'ref'>, more: Readonly<Record<string, string>> = {}): Markup =>
  form({ ...shown, ref: undefined, hidden: { [ACTION]: action, ...more } });

const removal = (t: Texts, action: Action, about: string, more: Readonly<Record<string, string>> = {}): Markup => html`
  <details>
    <summary aria-label="${t('security.removeOf', { name: about })}">${t('security.remove')}</summary>
    <p>${t('security.removeAsk', { name: about })}</p>
    ${actionForm(action, { fields: [], button: t('security.removeButton', { name: about }) }, more)}
  </details>
`;

const codesPart = (t: Texts, codes: readonly string[]): Markup => html`
  <section class="codes" role="status">
    <h2>${t('security.codesTitle')}</h2>
    <p>${t('security.codesLead')}</p>
    <ol>
      ${codes.map((code) => html`<li><code translate="no">${code}</code></li>`)}
    </ol>
  </section>
`;

/** The key in groups of four, as people copy it by hand. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

const setupPart = async (t: Texts, secret: string, email: string, outcome: TabOutcome): Promise<Markup> => {
  const address = totpAddress(secret, OWN_BRAND.name, email);
  const drawn = new Markup(await drawQrCode(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }));
  return html`
    <p>${t('security.scan')}</p>
    <div class="qr" role="img" aria-label="${t('security.qr')}">${drawn}</div>
    <p class="hint">${t('security.byHand')} <code translate="no">${inGroups(secret)}</code></p>
    ${actionForm('enable', {
      faultField: outcome.faultField,
      button: t('security.enable'),
      fields: [{ name: 'code', label: t('field.code'), type: 'text', autocomplete: 'one-time-code', inputmode: 'numeric' }],
    })}
  `;
};

interface SecurityState extends SecondFactors {
  readonly keys: readonly ListedPasskey[];
  readonly party: RelyingParty | undefined;
  readonly setup: string | undefined;
  readonly language: Language;
  readonly mayChange: boolean;
}

const appPart = async ({ t, session }: ProfileVisit, state: SecurityState, outcome: TabOutcome): Promise<Markup> => {
  const { authenticatorSince, setup, language, mayChange } = state;
  const added = authenticatorSince === null ? t('security.noApp') : t('security.added', { day: day(language, authenticatorSince) });
  return html`
    <section>
      <h2>${t('security.app')}</h2>
      <p class="quiet">${added}</p>
      ${mayChange && setup !== undefined ? await setupPart(t, setup, session.email, outcome) : null}
      ${
        mayChange && setup === undefined
          ? actionForm('set-up', { fields: [], button: t(authenticatorSince === null ? 'security.setUpApp' : 'security.replaceApp') })
          : null
      }
      ${mayChange && authenticatorSince !== null ? removal(t, 'remove-app', t('security.app')) : null}
    </section>
  `;
};

const keyRow = ({ t }: ProfileVisit, { party, language, mayChange }: SecurityState, key: ListedPasskey): Markup => html`
  <li>
    <div>
      <strong>${key.name}</strong>
      <p>${t('security.added', { day: day(language, key.created_at) })}</p>
      <p>${key.last_used_at === null ? t('security.neverUsed') : t('security.used', { day: day(language, key.last_used_at) })}</p>
      ${party?.id === key.rp_id ? null : html`<p>${t('security.elsewhere', { host: key.rp_id })}</p>`}
    </div>
    ${
      mayChange
        ? html`<details>
              <summary aria-label="${t('security.renameOf', { name: key.name })}">${t('security.rename')}</summary>
              ${actionForm(
                'rename-passkey',
                {
                  button: t('security.saveName'),
                  fields: [
                    { name: 'name', id: `name-${key._id}`, label: t('security.name'), type: 'text', autocomplete: 'off', value: key.name },
                  ],
                },
                { passkey: key._id },
              )}
            </details>
            ${removal(t, 'remove-passkey', key.name, { passkey: key._id })}`
        : null
    }
  </li>
`;

/** A name for a passkey that is made in this browser, such as “Chrome on Linux”. */
const nameHere = ({ t, request }: ProfileVisit): string => {
  const { browser, system } = parseUserAgent(request.headers['user-agent'] ?? null);
  if (!browser) return '';
  return system ? t('devices.browser', { browser, system }) : browser;
};

const passkeysPart = (visit: ProfileVisit, state: SecurityState): Markup => {
  const { t } = visit;
  const { keys, party, mayChange } = state;
  return html`
    <section>
      <h2>${t('security.passkeys')}</h2>
      <p class="quiet">${t('security.passkeysLead')}</p>
      ${
        keys.length > 0
          ? html`<ul class="devices keys">
              ${keys.map((key) => keyRow(visit, state, key))}
            </ul>`
          : null
      }
      ${
        mayChange && party
          ? html`${passkeyForm({
                ...{ purpose: 'register', hidden: { [ACTION]: 'add-passkey' }, ref: undefined },
                ...{ button: t('security.addPasskey'), failed: t('passkey.notMade') },
                fields: [
                  ...[
                    {
                      name: 'name',
                      id: 'new-name',
                      label: t('security.name'),
                      type: 'text',
                      autocomplete: 'off',
                      value: nameHere(visit),
                    } as const,
                  ],
                ],
              })} <noscript><p class="hint">${t('passkey.noScript')}</p></noscript>`
          : null
      }
    </section>
  `;
};

const recoveryPart = ({ t }: ProfileVisit, { authenticatorSince, passkeys, recoveryCodes, mayChange }: SecurityState): Markup | null =>
  authenticatorSince === null && passkeys === 0
    ? null
    : html`
        <section>
          <h2>${t('security.recovery')}</h2>
          <p class="quiet">${t('security.recoveryLeft', { left: recoveryCodes, of: RECOVERY_CODES })}</p>
          ${mayChange ? actionForm('new-codes', { fields: [], button: t('security.newCodes') }) : null}
        </section>
      `;

const confirmPart = ({ t }: ProfileVisit, faultField: string | undefined): Markup => html`
  <p class="quiet">${t('security.confirmLead')}</p>
  ${actionForm('confirm', {
    faultField,
    button: t('security.confirm'),
    fields: [{ name: 'password', label: t('field.present'), type: 'password', autocomplete: 'current-password' }],
  })}
`;

/** The second factors of the person, with the forms that change them once the password was confirmed. */
export const showSecurity = async (visit: ProfileVisit, outcome: ShownSecurity = {}): Promise<FastifyReply> => {
  const { services, request, session, shops, t } = visit;
  const { userId } = session;
  const factors = await readSecondFactors(services.db, userId);
  const mayChange = outcome.confirmed ?? isConfirmed(visit);
  const state: SecurityState = {
    ...factors,
    keys: await listPasskeys(services.db, userId),
    party: await relyingPartyOf(services, request),
    setup: mayChange ? await findAuthenticatorSetup(services, userId) : undefined,
    language: languageOfVisitor(request),
    mayChange,
  };
  const isOn = factors.authenticatorSince !== null || factors.passkeys > 0;
  const requiring = shops.filter(({ missesTwoStep }) => missesTwoStep).map(({ label }) => label);
  const { done, fault, faultField, codes } = outcome;
  return showTab(
    visit,
    'security',
    t('security.title'),
    html`
      <p class="lead">${t(isOn ? 'security.on' : 'security.off')}</p>
      ${!isOn && requiring.length > 0 ? html`<p class="fault">${t('security.required', { workspaces: requiring.join(', ') })}</p>` : null}
      ${done ? html`<p class="done" role="status">${done}</p>` : null} ${fault ? html`<p class="fault" role="alert">${fault}</p>` : null}
      ${codes ? codesPart(t, codes) : null} ${mayChange ? null : confirmPart(visit, faultField)} ${await appPart(visit, state, outcome)}
      ${passkeysPart(visit, state)} ${recoveryPart(visit, state)}
    `,
    { status: fault ? 422 : 200, ...(mayChange && state.party && { script: PASSKEY_SCRIPT }) },
  );
};

/** Recovery codes come with the first second factor; later ones add to what is there. */
const withFirstCodes = async ({ services, session }: ProfileVisit, done: string): Promise<ShownSecurity> => {
  const { recoveryCodes } = await readSecondFactors(services.db, session.userId);
  return { done, ...(recoveryCodes === 0 && { codes: await makeRecoveryCodes(services.db, session.userId) }) };
};

const CHANGES: Readonly<Record<Exclude<Action, 'confirm'>, (visit: ProfileVisit) => Promise<ShownSecurity>>> = {
  'set-up': async ({ services, session }) => {
    await beginAuthenticatorSetup(services, session.userId);
    return {};
  },
  enable: async (visit) => {
    const { services, request, session, t } = visit;
    const { authenticatorSince } = await readSecondFactors(services.db, session.userId);
    const justNow = authenticatorSince !== null && authenticatorSince > unixNow() - MINUTE;
    // Pressed twice, only the second answer is seen: its codes are the ones that count.
    if (justNow && (await findAuthenticatorSetup(services, session.userId)) === undefined)
      return { done: t('security.enabled'), codes: await makeRecoveryCodes(services.db, session.userId) };
    await enableAuthenticator(services, session.userId, textIn(request.body, 'code') ?? '');
    return { ...(await withFirstCodes(visit, t('security.enabled'))), act: 'account.authenticatorAdded' };
  },
  'remove-app': async ({ services, session, t }) => {
    await removeAuthenticator(services.db, session.userId);
    await endUnneededRecoveryCodes(services.db, session.userId);
    return { done: t('security.removedApp'), act: 'account.authenticatorRemoved' };
  },
  'new-codes': async ({ services, session }) => {
    const { authenticatorSince, passkeys } = await readSecondFactors(services.db, session.userId);
    if (authenticatorSince === null && passkeys === 0) return {};
    return { codes: await makeRecoveryCodes(services.db, session.userId), act: 'account.recoveryCodesCreated' };
  },
  'add-passkey': async (visit) => {
    const { services, request, session, t } = visit;
    const [party, device] = [await relyingPartyOf(services, request), deviceOf(request)];
    if (!party || device === null) throw new UserError('account.passkeyRefused');
    const [name, answer] = [textIn(request.body, 'name') ?? '', textIn(request.body, 'credential') ?? ''];
    await addPasskey(services.db, party, { device, userId: session.userId, name, answer });
    return { ...(await withFirstCodes(visit, t('security.addedPasskey'))), act: 'account.passkeyAdded' };
  },
  'rename-passkey': async ({ services, request, session, t }) => {
    const renamed = await renamePasskey(
      services.db,
      session.userId,
      textIn(request.body, 'passkey') ?? '',
      textIn(request.body, 'name') ?? '',
    );
    return { done: t(renamed ? 'security.renamed' : 'security.goneKey') };
  },
  'remove-passkey': async ({ services, request, session, t }) => {
    const removed = await removePasskey(services.db, session.userId, textIn(request.body, 'passkey') ?? '');
    await endUnneededRecoveryCodes(services.db, session.userId);
    return removed ? { done: t('security.removedPasskey'), act: 'account.passkeyRemoved' } : { done: t('security.goneKey') };
  },
};

/** Confirms the password, or changes the second factors where it was confirmed a moment ago. Other sessions stay as they are. */
export const saveSecurity = async (visit: ProfileVisit): Promise<FastifyReply> => {
  const { services, request, session } = visit;
  const action = ACTIONS.find((each) => each === textIn(request.body, ACTION));
  if (action === undefined) return showSecurity(visit);
  if (action === 'confirm') {
    const password = textIn(request.body, 'password');
    if (!password) throw new UserError('account.confirmPassword', { field: 'password' });
    await confirmPassword(services, session.userId, password, whence(request, deviceOf(request)));
    await confirmSession(services, session);
    return showSecurity(visit, { confirmed: true });
  }
  if (!isConfirmed(visit)) throw new UserError('account.confirmPassword', { field: 'password' });
  const outcome = await CHANGES[action](visit);
  if (outcome.act) await announceTwoStepChange(services, session.userId, whence(request), outcome.act);
  return showSecurity(visit, outcome);
};
