import { Tokens } from './tokens';
import type { StandIn, StandInAnswer } from './stand-in';

export const MAIL_APP = { id: 'mail-app', secret: 'mail-app-secret' };
export const MAIL_ISSUER = 'https://login.example.com';

const GOOGLE_SCOPE = 'https://mail.google.com/';

interface MailProviderStandIn extends StandIn {
  readonly tokens: Tokens;
  /** Address of the person who agrees next. */
  person: { email: string | undefined; preferred_username?: string };
  /** Further claims of the ID token. */
  claims: Readonly<Record<string, unknown>>;
  /** Google's person may leave access to mail out. */
  granted: string | undefined;
  /** Nobody answers for now. */
  down: boolean;
  /** The error that is answered; undefined: none. */
  refusal: string | undefined;
  /** Kinds of grants that tokens were asked by, in order. */
  readonly asked: string[];
  /** The person opens the address they were sent to and agrees. */
  agree(address: URL): URL;
}

const unsigned = (claims: object): string =>
  ['{"alg":"none"}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.') + '.';

/** Providers of mailboxes at which one signs in: Google, Microsoft, and one that is described; all know the same person. */
export const mailProviderStandIn = (redirects: readonly string[]): MailProviderStandIn => {
  let issuer = MAIL_ISSUER;
  const standIn: MailProviderStandIn = {
    origins: ['https://oauth2.googleapis.com', 'https://login.microsoftonline.com', MAIL_ISSUER],
    person: { email: 'ann@example.com' },
    claims: {},
    granted: undefined,
    down: false,
    refusal: undefined,
    asked: [],
    tokens: new Tokens({
      ...{ id: MAIL_APP.id, redirects, pkce: true, rotates: true },
      scopes: [
        ...['openid', 'email', 'offline_access', 'mail', GOOGLE_SCOPE],
        ...['https://outlook.office.com/IMAP.AccessAsUser.All', 'https://outlook.office.com/SMTP.Send'],
      ],
      more: {
        get id_token() {
          const now = Math.floor(Date.now() / 1000);
          return unsigned({ iss: issuer, aud: MAIL_APP.id, exp: now + 3600, sub: '1', ...standIn.person, ...standIn.claims });
        },
        get scope() {
          return standIn.granted;
        },
      },
    }),
    agree: (address) => {
      const places: Readonly<Record<string, string>> = {
        'https://accounts.google.com': 'https://accounts.google.com',
        'https://login.microsoftonline.com': 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
        [MAIL_ISSUER]: MAIL_ISSUER,
      };
      issuer = places[address.origin] ?? 'https://nobody.example';
      const plain = new URL(address);
      for (const name of ['access_type', 'prompt', 'login_hint']) plain.searchParams.delete(name);
      return standIn.tokens.agree(plain);
    },
    answer: ({ path, body }): StandInAnswer => {
      if (standIn.down) return { status: 503, headers: { 'retry-after': '0' }, body: 'Service Unavailable' };
      if (path === '/.well-known/openid-configuration')
        return {
          status: 200,
          body: { issuer: MAIL_ISSUER, authorization_endpoint: `${MAIL_ISSUER}/authorize`, token_endpoint: `${MAIL_ISSUER}/token` },
        };
      if (!['/token', '/common/oauth2/v2.0/token'].includes(path)) return { status: 404, body: 'Not Found' };
      const form = Object.fromEntries(new URLSearchParams(body.toString()));
      standIn.asked.push(form.grant_type ?? '');
      if (standIn.refusal !== undefined)
        return { status: 400, body: { error: standIn.refusal, error_description: `It is ${standIn.refusal}.` } };
      if (form.client_id !== MAIL_APP.id || form.client_secret !== MAIL_APP.secret)
        return { status: 401, body: { error: 'invalid_client' } };
      return standIn.tokens.answer(form);
    },
    throttled: () => ({ status: 429, headers: { 'retry-after': '1' }, body: { error: 'slow_down' } }),
  };
  return standIn;
};
