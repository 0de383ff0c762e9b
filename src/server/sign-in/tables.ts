import type { Generated } from 'kysely';
import type { Sealed } from '../kernel/vault';

declare module '../db/schema' {
  interface Database {
    tokens: TokenTable;
    account_sessions: AccountSessionTable;
    handover_codes: HandoverCodeTable;
    login_events: LoginEventTable;
    login_as: LoginAsTable;
    password_resets: PasswordResetTable;
    email_changes: EmailChangeTable;
    authenticators: AuthenticatorTable;
    authenticator_setups: AuthenticatorSetupTable;
    recovery_codes: RecoveryCodeTable;
    passkeys: PasskeyTable;
    passkey_challenges: PasskeyChallengeTable;
    second_steps: SecondStepTable;
  }
}

interface SecretTable {
  /** SHA-256 of the secret, hex. The secret itself is never stored. */
  hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  /** As the program that began it calls itself, cut to 300 characters; null when it did not say, or is not known. */
  user_agent: string | null;
  /** The network address it was begun from. */
  address: string | null;
}

interface AccountSessionTable extends SecretTable {
  /** Hash of the session at another host it follows from, with which it ends; null when a password began it. */
  handed_from: string | null;
  /** Unix seconds when the person last proved the password again in this session; null when they never did. */
  confirmed_at: Generated<number | null>;
}

interface TokenTable extends SecretTable {
  /** Hash of the account session that handed the token over; null when it came from `POST /account/api/login`. */
  account_session: string | null;
}

interface HandoverCodeTable {
  hash: string;
  user_id: string;
  /** code: gives a token to the page at `origin`. ticket: gives the account site a code for `origin`. */
  kind: 'code' | 'ticket';
  /** `http://host:port` the person is on the way to. */
  origin: string;
  /** Hash of the device cookie of the one browser that may redeem it. */
  device: string;
  account_session: string | null;
  expires_at: number;
}

interface PasswordResetTable {
  /** SHA-256 of the secret, hex. */
  hash: string;
  /** Whose password it changes; a person has one link at a time. */
  user_id: string;
  /** Who made it for them; null when it was mailed. */
  made_by: string | null;
  created_at: number;
  expires_at: number;
}

/** An email a person wants for their account, until they open the link that was sent there. */
interface EmailChangeTable {
  user_id: string;
  /** SHA-256 of the link's secret, hex. */
  hash: string;
  email: string;
  expires_at: number;
}

interface LoginEventTable {
  _id: string;
  email: string;
  user_id: string | null;
  address: string;
  /** The network of the address, as `placeOf` names it. */
  network: string | null;
  /** Hash of the browser's device cookie; null when it had none. */
  device: string | null;
  /** As the browser calls itself, cut to 300 characters. */
  user_agent: string | null;
  /**
   * ok, password (right, and a second factor is still missing), confirmed (the present password, to change something), refused, wrongCode, passkey
   * (refused; it counts towards no limit, since nobody guesses one), limited, registered or reset (a link for a forgotten password was asked for).
   */
  outcome: string;
  created_at: number;
}

/** Who acted as whom, and when: the token's record while it is good, the audit ever after. */
interface LoginAsTable {
  container_id: Generated<string>;
  hash: string;
  /** Hash of the issuer's own bearer token, which must come with it. */
  token_hash: string;
  by_id: string;
  as_id: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** The authenticator app of a person; there is one at most. */
interface AuthenticatorTable {
  user_id: string;
  /** The shared secret in base32, sealed. */
  secret: Sealed;
  /** The 30-second step of the last code that was accepted, so that no code is accepted twice. */
  last_step: number;
  created_at: number;
}

/** An authenticator app that is not in use before a first code of it was entered. */
interface AuthenticatorSetupTable {
  user_id: string;
  secret: Sealed;
  expires_at: number;
}

interface RecoveryCodeTable {
  /** SHA-256 of the code, hex. A code has 120 random bits. */
  hash: string;
  user_id: string;
  created_at: number;
}

interface PasskeyTable {
  _id: string;
  user_id: string;
  /** As the authenticator names the credential, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** Signatures the authenticator counted; stays 0 where it counts none. */
  counter: number;
  transports: string[];
  /** The domain the passkey was made for. */
  rp_id: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

interface PasskeyChallengeTable {
  /** SHA-256 of the challenge, hex. */
  hash: string;
  /** Who adds a passkey; null when it is for signing in. */
  user_id: string | null;
  device: string;
  expires_at: number;
}

/** A sign-in whose password was right and whose second factor is missing. */
interface SecondStepTable {
  /** SHA-256 of the cookie's secret, hex. */
  hash: string;
  user_id: string;
  device: string;
  expires_at: number;
}
