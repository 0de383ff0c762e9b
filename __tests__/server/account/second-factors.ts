import { unixNow } from '../../../src/server/kernel/clock';
import { openVault } from '../../../src/server/kernel/vault';
import { sealedForAuthenticator } from '../../../src/server/sign-in/second-factors/authenticators';
import { makeRecoveryCodes } from '../../../src/server/sign-in/second-factors/recovery-codes';
import { newTotpSecret, totpCode } from '../../../src/server/sign-in/second-factors/totp';
import type { TestServer } from '../harness';

/** Gives a person an authenticator app that accepted no code yet; returns what it shows, and their recovery codes. */
export const giveAuthenticator = async ({ services }: TestServer, userId: string) => {
  const secret = newTotpSecret();
  const vault = await openVault(services.config.dataDir);
  await services.db
    .insertInto('authenticators')
    .values({ user_id: userId, secret: vault.seal(secret, sealedForAuthenticator(userId)), last_step: 0, created_at: unixNow() })
    .execute();
  return {
    /** The code of now, or of so many steps later. */
    code: (steps = 0): string => totpCode(secret, unixNow() + steps * 30),
    recoveryCodes: await makeRecoveryCodes(services.db, userId),
  };
};

/** A code that is none of those accepted around now. */
export const wrongCode = (code: (steps?: number) => string): string => {
  const right = [-2, -1, 0, 1, 2].map((steps) => code(steps));
  for (let number = 0; ; number += 1) {
    const guess = String(number).padStart(6, '0');
    if (!right.includes(guess)) return guess;
  }
};

/** Waits, where a step of 30 seconds is about to end, until the next one: what follows reads one code as of one step. */
export const notAtTheEndOfAStep = async (): Promise<void> => {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 4000) await new Promise((resolve) => setTimeout(resolve, left + 50));
};
