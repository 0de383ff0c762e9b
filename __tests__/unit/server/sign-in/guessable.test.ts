import fc from 'fast-check';
import { isGuessable } from '../../../../src/server/sign-in/guessable';

test.each([
  '12345678',
  'password',
  'Password1',
  'PASSW0RD',
  ' qwertyuiop ',
  'iloveyou',
  'aaaaaaaa',
  'abababab',
  '23456789',
  'hgfedcba',
  '１２３４５６７８',
])('refuses "%s", which guessers try first', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each(['ada@example.test', 'ADA@example.test', 'lovelace', 'Lovelace1', '!lovelace2026', 'Ada Lovelace', 'example.test'])(
  'refuses "%s" from Ada Lovelace, ada@example.test',
  (password) => {
    expect(isGuessable(password, ['ada@example.test', 'Ada Lovelace'])).toBe(true);
  },
);

test.each(['correct horse battery staple', 'demo-password', 'ada loves engines', 'lovely laces', 'Tr4in to Glasgow', '漢字のパスワード'])(
  'takes "%s"',
  (password) => {
    expect(isGuessable(password, ['ada@example.test', 'Ada Lovelace'])).toBe(false);
  },
);

test('takes what a password manager makes, and fails for no text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 24 }), fc.string({ unit: 'grapheme' }), (bytes, text) => {
      expect(isGuessable(Buffer.from(bytes).toString('base64'), [text])).toBe(new Set(Buffer.from(bytes).toString('base64')).size <= 2);
      expect(typeof isGuessable(text, [text])).toBe('boolean');
    }),
    { numRuns: 200 },
  );
});
