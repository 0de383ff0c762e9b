import { Secret, TOTP } from 'otpauth';

/** Seconds a code is shown for. */
const PERIOD = 30;
const DIGITS = 6;
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
/** Steps before and after the present one whose code is accepted too, for clocks that differ. */
const WINDOW = 1;

const generatorOf = (secret: string, about: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...about, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: PERIOD });

/** A new shared secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, issuer: string, label: string): string => generatorOf(secret, { issuer, label }).toString();

/** The code an authenticator app shows. `at`: unix seconds. */
export const totpCode = (secret: string, at: number): string => generatorOf(secret).generate({ timestamp: at * 1000 });

/**
 * The step a code belongs to, counted since 1970; undefined when it belongs to none that is accepted now or was accepted before, up to `lastStep`
 * (RFC 6238, 5.2). `at`: unix seconds.
 */
export const findTotpStep = (secret: string, code: string, at: number, lastStep = 0): number | undefined => {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = generatorOf(secret).validate({ token, window: WINDOW, timestamp: at * 1000 });
  if (delta === null) return undefined;
  const step = Math.floor(at / PERIOD) + delta;
  return step > lastStep ? step : undefined;
};
