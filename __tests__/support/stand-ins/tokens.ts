import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StandInAnswer } from './stand-in';

interface Application {
  readonly id: string;
  readonly redirects: readonly string[];
  readonly scopes: readonly string[];
  /** The platform wants the proof of RFC 7636. */
  readonly pkce: boolean;
  /** Each renewal gives another refresh token, and the former is worth nothing. */
  readonly rotates: boolean;
  /** What else a first answer with tokens holds. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** What the redirect is called by: at eBay the application's own name for it. */
  readonly redirectName?: string;
}

interface Grant {
  readonly code: string;
  readonly redirect: string;
  readonly challenge: string | undefined;
}

const refused = (error: string, error_description = error): StandInAnswer => ({ status: 400, body: { error, error_description } });

/** Who is let in: codes that are used once, tokens that end, as RFC 6749 has them. */
export class Tokens {
  access = 'access-1';
  refresh = 'refresh-1';
  private readonly app: Application;
  private readonly grants: Grant[] = [];
  private count = 1;
  private revoked = false;

  constructor(app: Application) {
    this.app = app;
  }

  /** The seller opens the address they were sent to and agrees: where their browser is sent back to. Throws what is wrong with the address. */
  agree(address: URL): URL {
    const { id, redirects, scopes, pkce } = this.app;
    const asked = z
      .strictObject({
        response_type: z.literal('code'),
        client_id: z.literal(id),
        redirect_uri: z.enum(redirects as [string, ...string[]]),
        scope: z.string().refine((text) => text.split(' ').every((scope) => scopes.includes(scope)), 'unknown scope'),
        state: z.string().min(16),
        ...(pkce && { code_challenge: z.string().regex(/^[\w-]{43}$/), code_challenge_method: z.literal('S256') }),
      })
      .parse(Object.fromEntries(address.searchParams)) as Record<string, string>;
    const code = `code-${(this.count += 1)}`;
    this.grants.push({ code, redirect: asked.redirect_uri!, challenge: asked.code_challenge });
    const back = new URL(URL.canParse(asked.redirect_uri!) ? asked.redirect_uri! : 'https://office.test/back');
    back.search = new URLSearchParams({ code, state: asked.state! }).toString();
    return back;
  }

  answer(form: Readonly<Record<string, string>>): StandInAnswer {
    if (this.revoked) return refused('invalid_grant', 'The token has been revoked.');
    if (form.grant_type === 'refresh_token') return this.renew(form);
    return this.exchange(form);
  }

  expire(): void {
    this.access = `access-${(this.count += 1)}-nobody-has`;
  }

  revoke(): void {
    this.expire();
    this.revoked = true;
  }

  private given(more: object): StandInAnswer {
    this.access = `access-${(this.count += 1)}`;
    return { status: 200, body: { access_token: this.access, token_type: 'Bearer', expires_in: 3600, ...more } };
  }

  private renew(form: Readonly<Record<string, string>>): StandInAnswer {
    if (form.refresh_token !== this.refresh) return refused('invalid_grant', 'Invalid refresh_token.');
    if (!this.app.rotates) return this.given({});
    this.refresh = `refresh-${(this.count += 1)}`;
    return this.given({ refresh_token: this.refresh });
  }

  private exchange(form: Readonly<Record<string, string>>): StandInAnswer {
    if (form.grant_type !== 'authorization_code') return refused('unsupported_grant_type');
    const at = this.grants.findIndex(({ code }) => code === form.code);
    if (at < 0) return refused('invalid_grant', 'code has expired or was used');
    const [{ redirect, challenge }] = this.grants.splice(at, 1) as [Grant];
    if (form.redirect_uri !== redirect) return refused('invalid_grant', 'redirect_uri is another');
    if (
      challenge !== undefined &&
      createHash('sha256')
        .update(form.code_verifier ?? '')
        .digest('base64url') !== challenge
    )
      return refused('invalid_grant', 'code_verifier does not match');
    this.refresh = `refresh-${(this.count += 1)}`;
    return this.given({ refresh_token: this.refresh, ...this.app.more });
  }
}
