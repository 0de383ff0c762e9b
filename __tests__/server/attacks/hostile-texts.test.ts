import { faultsOf, startAttack, text, type Attack } from './shop';
import { isLongRun } from '../../support/long-runs';

let attack: Attack;
beforeAll(async () => {
  attack = await startAttack();
});
afterAll(() => attack.stop());

/** What no database takes. */
const UNSAVABLE = { 'U+0000': 'a\0b', 'half a character': 'a\ud800b', 'its other half': '\udc00' };

/** What has broken programs before: quotes of every language a text may end up in, names objects have already, letters that turn or pile up. */
const NAUGHTY = [
  '',
  ' ',
  `'; drop table users; --`,
  `"\\'\`$\{7*7}{{7*7}}<%= 7 %>%s%n%00`,
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '-1',
  '1e309',
  'NaN',
  '../../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '\u202e\u2066txet\u2069',
  'Z\u0351\u036b\u0343\u032a',
  '👩‍👩‍👧‍👦🇦🇶\u{10ffff}',
  '\ufeff\ufffe\u200b\u2028',
  '%',
  '\\',
  '(a+)+$',
  '{"$ne":null}',
];

/** One at each place, each somewhere; in the long run every one everywhere. */
const naughtyAt = (index: number): readonly string[] =>
  isLongRun ? NAUGHTY : NAUGHTY.filter((_, each) => each === index % NAUGHTY.length);

test.each(Object.entries(UNSAVABLE))('%s is refused with one sentence wherever a text may stand', async (_name, hostile) => {
  const nth = Object.values(UNSAVABLE).indexOf(hostile);
  const wrong = await attack.everywhere('text', 8, async (call, place, index) => {
    // Each place is tried with one of them; the long run tries all.
    if (!isLongRun && index % 3 !== nth) return [];
    const answer = await attack.send(call, place, text(hostile));
    const [error, ...more] = answer.errors ?? [];
    const field = error?.extensions?.field?.replace(/\.\d+(?=\.|$)/gu, '');
    const told = error?.extensions?.refusal === 'text.unsavable' && field === place.slice(place.indexOf('.') + 1);
    return told && more.length === 0 ? [] : [...faultsOf(answer), JSON.stringify(answer.errors ?? 'taken')];
  });
  expect(wrong).toEqual([]);
});

test('naughty texts are taken or refused, and never our fault', async () => {
  const wrong = await attack.everywhere('text', 8, async (call, place, index) => {
    const faults: string[] = [];
    for (const hostile of naughtyAt(index))
      for (const fault of faultsOf(await attack.send(call, place, text(hostile)))) faults.push(`${JSON.stringify(hostile)}: ${fault}`);
    return faults;
  });
  expect(wrong).toEqual([]);
});
