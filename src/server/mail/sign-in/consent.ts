import { z } from 'zod';
import { parseMailer } from '../../../domain/stores/mailer';
import { parseJson } from '../../connectors/answer';
import { ConnectorError, type Access, type Outside } from '../../connectors/connector';
import { askTokens, type Tokens } from '../../connectors/oauth';
import { unixNow } from '../../kernel/clock';
import { UserError } from '../../kernel/errors';
import type { MailProvider } from './providers';

/** Tokens that open a mailbox. */
const tokensShape = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Until when the access token is good, unix seconds. */
  expires_at: z.number(),
});
type MailTokens = z.infer<typeof tokensShape>;

export const tokensIn = (access: Access): MailTokens => tokensShape.parse(access);

/** Seconds an access token is taken to be good where the provider does not say. */
const LIFE = 600;

/** A renewal may leave the refresh token as it is. */
export const keptTokens = ({ access_token, refresh_token, expires_in = LIFE }: Tokens, former = ''): MailTokens => ({
  access_token,
  refresh_token: refresh_token ?? former,
  expires_at: unixNow() + Math.floor(expires_in),
});

interface Asked {
  readonly state: string;
  readonly challenge: string;
  readonly redirect: string;
  /** Address of the mailbox; null: that is to be found out. */
  readonly address: string | null;
}

/** The address a browser is sent to, to sign in. */
export const consentAddress = async (
  provider: MailProvider,
  { state, challenge, redirect, address }: Asked,
  outside: Outside,
): Promise<string> => {
  const url = new URL((await provider.endpoints(outside)).authorize);
  for (const [name, value] of Object.entries({
    ...{ client_id: provider.app.id, redirect_uri: redirect, response_type: 'code', scope: provider.scope, state },
    ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    ...(address !== null && { login_hint: address }),
    ...provider.asks,
  }))
    url.searchParams.set(name, value);
  return url.href;
};

const claimsShape = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  email: z.string().optional(),
  preferred_username: z.string().optional(),
});

/** Seconds two clocks may differ. */
const SKEW = 300;

/**
 * Addresses of whoever agreed. What tells them came from the provider itself over an encrypted connection, which stands for its signature (OpenID
 * Connect Core 1.0, 3.1.3.7). Empty: it tells none, or is about somebody else's application.
 */
const addressesIn = (provider: MailProvider, idToken: string): readonly string[] => {
  const [, body = ''] = idToken.split('.');
  const claims = claimsShape.safeParse(parseJson(Buffer.from(body, 'base64url').toString('utf8')));
  if (!claims.success) return [];
  const { iss, aud, exp, email, preferred_username } = claims.data;
  if (!provider.isIssuer(iss) || ![aud].flat().includes(provider.app.id) || exp < unixNow() - SKEW) return [];
  return [email, preferred_username].flatMap((each) => (each !== undefined && parseMailer(each)?.kind === 'found' ? [each.trim()] : []));
};

/** The addresses of a person who agreed, and the tokens that open their mailbox. */
interface Consent {
  readonly addresses: readonly string[];
  readonly tokens: MailTokens;
}

/** Turns what the provider sent a browser back with into what opens the mailbox. */
export const takeConsent = async (
  provider: MailProvider,
  { query, redirect, verifier }: { readonly query: URLSearchParams; readonly redirect: string; readonly verifier: string },
  outside: Outside,
): Promise<Consent> => {
  const { name, app, needed } = provider;
  const refused = query.get('error');
  if (refused !== null)
    throw new UserError('store.notLetIn', {
      values: { platform: name, answer: (query.get('error_description') ?? refused).slice(0, 300) },
    });
  const incomplete = (): UserError => new UserError('mail.signInFailed', { values: { provider: name } });
  const [code, issuer] = [query.get('code'), query.get('iss')];
  // An issuer that names itself must be the one that was asked (RFC 9207).
  if (!code || (issuer !== null && !provider.isIssuer(issuer))) throw incomplete();
  const tokens = await ask(provider, outside, {
    ...{ grant_type: 'authorization_code', client_id: app.id, client_secret: app.secret },
    ...{ code, redirect_uri: redirect, code_verifier: verifier },
  });
  if (needed !== null && tokens.scope !== undefined && !tokens.scope.split(' ').includes(needed))
    throw new UserError('mail.signInScope', { values: { provider: name } });
  const addresses = addressesIn(provider, tokens.id_token ?? '');
  if (addresses.length === 0 || tokens.refresh_token === undefined) throw incomplete();
  return { addresses, tokens: keptTokens(tokens) };
};

const ask = async (provider: MailProvider, outside: Outside, form: Readonly<Record<string, string>>): Promise<Tokens> => {
  try {
    return await askTokens(outside, { name: provider.name, url: (await provider.endpoints(outside)).token, form });
  } catch (error) {
    if (error instanceof ConnectorError) throw new UserError('store.doorFailed', { values: { answer: error.message } });
    throw error;
  }
};
