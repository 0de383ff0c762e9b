import { createHash } from 'node:crypto';
import type { Config } from '../kernel/config';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';

/** Milliseconds a person waits for the service, which decides nothing when it does not answer. */
const PATIENCE = 2000;

/** Characters of the hash that leave the server: each such beginning belongs to hundreds of passwords. */
const TOLD = 5;

/** The rest of each hash that begins so, in upper case, and how often it was seen; 0 is padding. */
const LINE = /^([0-9A-F]{35}):(\d+)\s*$/gm;

const isBreached = async (service: URL, password: string): Promise<boolean> => {
  const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
  const answer = await fetch(new URL(hash.slice(0, TOLD), service), {
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return [...(await answer.text()).matchAll(LINE)].some(([, rest, count]) => rest === hash.slice(TOLD) && Number(count) > 0);
};

/**
 * Throws one sentence for a new password that the operator's service knows from a data breach. Without such a service, or when it does not answer, the
 * shipped list alone decides. The service speaks the range protocol of Have I Been Pwned (k-anonymity): `GET <service>/<5 characters of SHA-1>`.
 */
export const refuseBreached = async ({ breachedPasswords }: Config, password: string, field: string): Promise<void> => {
  if (!breachedPasswords) return;
  try {
    if (!(await isBreached(breachedPasswords, password))) return;
  } catch (error) {
    // Neither the password nor its hash stands in the error.
    return void logFault('service of breached passwords', error);
  }
  throw new UserError('account.passwordBreached', { field });
};
