import fc from 'fast-check';
import { findTotpStep, newTotpSecret, totpAddress, totpCode } from '../../../../src/server/sign-in/second-factors/totp';

/** The shared secret of RFC 6238, appendix B: `12345678901234567890`. */
const OF_THE_RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP = 30;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('second %d has the code of RFC 6238', (at, code) => {
  expect(totpCode(OF_THE_RFC, at)).toBe(code);
  expect(findTotpStep(OF_THE_RFC, code, at)).toBe(Math.floor(at / STEP));
});

test('a code is accepted one step early or late and no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10 * STEP, max: 2 ** 31 - 1 }), fc.integer({ min: -5, max: 5 }), (at, steps) => {
      const secret = OF_THE_RFC;
      const accepted = findTotpStep(secret, totpCode(secret, at + steps * STEP), at);
      if (Math.abs(steps) <= 1) expect(accepted).toBe(Math.floor(at / STEP) + steps);
      // Two of a million codes are the same by chance.
      else if (accepted !== undefined) expect(totpCode(secret, accepted * STEP)).toBe(totpCode(secret, at + steps * STEP));
    }),
  );
});

test('no code of a step that was accepted, or of one before it, is accepted again', () => {
  const at = 1_234_567_890;
  const step = Math.floor(at / STEP);
  const code = totpCode(OF_THE_RFC, at);
  expect(findTotpStep(OF_THE_RFC, code, at, step)).toBeUndefined();
  expect(findTotpStep(OF_THE_RFC, totpCode(OF_THE_RFC, at - STEP), at, step)).toBeUndefined();
  expect(findTotpStep(OF_THE_RFC, totpCode(OF_THE_RFC, at + STEP), at, step)).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345a', '0x1234', '-12345', '1e5000', ' '.repeat(4000)])(
  '%j is no code',
  (code) => {
    expect(findTotpStep(OF_THE_RFC, code, 59)).toBeUndefined();
  },
);

test('spaces in a code do not matter', () => {
  expect(findTotpStep(OF_THE_RFC, ' 287 082 ', 59)).toBe(1);
});

test('a new secret has 160 bits, is never the same, and its address names issuer and account', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(totpAddress(OF_THE_RFC, 'Pressroom', 'a:b@example.test'));
  expect(address.searchParams.get('secret')).toBe(OF_THE_RFC);
  expect(address.searchParams.get('issuer')).toBe('Pressroom');
  expect(decodeURIComponent(address.pathname)).toContain('a:b@example.test');
});
