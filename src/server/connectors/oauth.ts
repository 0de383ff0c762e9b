import { z } from 'zod';
import { answered, parseJson, readJson, unreadable } from './answer';
import { ConnectorError, type Outside } from './connector';
import { failureOfStatus } from './shop-call';
import { Transport, type Call } from './transport';

const tokensShape = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  /** Seconds. */
  expires_in: z.coerce.number().optional(),
  refresh_token_expires_in: z.coerce.number().optional(),
  /** The granted scope, where it may be less than was asked for. */
  scope: z.string().optional(),
  /** Tells who agreed (OpenID Connect), where that was asked for. */
  id_token: z.string().optional(),
});
export type Tokens = z.infer<typeof tokensShape>;

/** A grant does not hold any more, or only if the person says so again (RFC 6749, 5.2; OpenID Connect Core 1.0, 3.1.2.6). */
const GRANT_ENDED: readonly string[] = ['invalid_grant', 'interaction_required', 'login_required', 'consent_required'];

const refusalShape = z.object({ error: z.string(), error_description: z.string().catch('') });

/** The platform no longer lets us in by what we have; only the seller can let us in anew. */
export const connectAgain = (name: string): ConnectorError =>
  new ConnectorError('connect_again', 'shop.connectAgain', { values: { name }, storeStatus: 'Invalid' });

/** The seller has not let us in yet. */
export const notLetIn = (name: string): ConnectorError =>
  new ConnectorError('not_let_in', 'shop.notLetIn', { values: { name }, storeStatus: 'Invalid' });

interface TokenRequest {
  /** The platform, as people know it. */
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
}

/** Asks for tokens as RFC 6749 has it. A grant that does not hold any more is `shop.connectAgain`, another refusal is told in the platform's words. */
export const askTokens = (outside: Outside, { name, url, headers, form }: TokenRequest): Promise<Tokens> => {
  const call: Call = {
    method: 'POST',
    url: new URL(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  };
  // Asking again with the same grant does no harm: a code or token that was used up is refused.
  return new Transport({}, outside, { name, sign: (plain) => plain }).ask(call, (response) => {
    if (response.status === 200) return readJson(name, call, response, tokensShape);
    const refusal = refusalShape.safeParse(parseJson(response.body));
    if (!refusal.success) throw failureOfStatus(call.url.host, response) ?? unreadable(name, call);
    if (GRANT_ENDED.includes(refusal.data.error)) throw connectAgain(name);
    throw told(refusal.data.error_description || refusal.data.error);
  });
};

const told = (words: string): ConnectorError => {
  const failure = answered(words);
  failure.storeStatus = 'Invalid';
  return failure;
};
