import fc from 'fast-check';
import { languageOfCountry } from '../../../../src/domain/languages';
import { copiesOfAnswer, readAddresses, writtenAddress } from '../../../../src/domain/support/recipients';

test.each([
  ['ann@home.example', [['', 'ann@home.example']]],
  [
    'Ann Lee <ann@home.example>, bob@home.example; carol@home.example',
    [
      ['Ann Lee', 'ann@home.example'],
      ['', 'bob@home.example'],
      ['', 'carol@home.example'],
    ],
  ],
  [
    '"Lee, Ann" <ann@home.example>, Bob <bob@home.example>',
    [
      ['Lee, Ann', 'ann@home.example'],
      ['Bob', 'bob@home.example'],
    ],
  ],
  [
    'ann@home.example\nbob@home.example\n',
    [
      ['', 'ann@home.example'],
      ['', 'bob@home.example'],
    ],
  ],
  [
    'Müller, Anna <anna@home.example>; Bob <bob@home.example>',
    [
      ['Müller, Anna', 'anna@home.example'],
      ['Bob', 'bob@home.example'],
    ],
  ],
  ['no address', [['', 'no address']]],
  [' ,; ', []],
])('addresses are taken out of what somebody types or pastes: %j', (text, people) => {
  expect(readAddresses(text).map(({ name, email }) => [name, email])).toEqual(people);
});

test('an address that was written is read as the same one', () => {
  const words = fc.stringMatching(/^[\p{L} .,;<>@-]{0,20}$/u).map((name) => name.trim());
  fc.assert(
    fc.property(words, fc.emailAddress(), (name, email) => {
      fc.pre(!/[;"'<>,]/u.test(email));
      expect(readAddresses(writtenAddress({ name, email }))).toEqual([{ name, email }]);
    }),
  );
});

test('an answer is copied to all a mail names, each once, but for the buyer and ourselves', () => {
  const person = (name: string, own = false) => ({ name, address: `${name}@home.example`, ...(own && { own: true as const }) });
  const recipients = { to: [person('shop', true), person('bob')], cc: [person('bob'), person('ann'), person('carol')], bcc: [] };
  const copies = (email: string | null, buyer: string) =>
    copiesOfAnswer({ name: 'x', email, recipients }, buyer).map(({ address }) => address);
  expect(copies('ann@home.example', 'ann@home.example')).toEqual(['bob@home.example', 'carol@home.example']);
  // Somebody the buyer had copied wrote last.
  expect(copies('dan@home.example', 'ann@home.example')).toEqual(['dan@home.example', 'bob@home.example', 'carol@home.example']);
});

test.each([
  ['DE', 'de'],
  ['AT', 'de'],
  ['FR', 'fr'],
  ['BR', 'pt'],
  ['PT', 'pt'],
  ['US', 'en'],
  ['JP', 'en'],
  ['', 'en'],
  ['ZZ', 'en'],
])('a buyer in %s is written to in %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});
