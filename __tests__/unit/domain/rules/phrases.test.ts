import fc from 'fast-check';
import { hasPhrase, readPhraseText } from '../../../../src/domain/rules/phrases';

const has = (text: string, phrase: string): boolean => hasPhrase(readPhraseText(text), phrase);

test.each([
  ['I want my money back!', 'money back', true],
  ['I want my MONEY\n back.', 'Money Back', true],
  ['Moneybacks are fine', 'money back', false],
  ['refunded', 'refund', false],
  ['A refund, please', 'refund', true],
  ['Wo ist die Rückerstattung?', 'ruckerstattung', true],
  ['Wo ist die Ruckerstattung?', 'Rückerstattung', true],
  ['GROSSE Tasse', 'große tasse', true],
  ['L’argent, s’il vous plaît', 'argent', true],
  ['où est mon colis', 'ou est', true],
  ['İade istiyorum', 'iade', true],
  ['Это возврат?', 'ВОЗВРАТ', true],
  ['невозвратный', 'возврат', false],
  ['返金をお願いします', '返金', true],
  ['私のＴシャツはどこ', 'Tシャツ', true],
  ['我要退款', '退款', true],
  ['我要退货', '退款', false],
  ['환불을 원합니다', '환불', true],
  ['ขอเงินคืนหน่อย', 'เงินคืน', true],
  ['أريد استرداد المال', 'استرداد', true],
  ['order #1003 is late', '#1003', true],
  ['order 10031', '1003', false],
  ['Thanks 👍', '👍', true],
  ['Thanks', '👍', false],
  ['What? Where?', '???', false],
  ['', 'a', false],
  ['anything', ' ', false],
] as const)('“%s” with “%s”: %s', (text, phrase, expected) => {
  expect(has(text, phrase)).toBe(expected);
});

test('a phrase is found wherever it stands between other words, and hostile phrases are only words', () => {
  const word = fc.stringMatching(/^[a-zäöü]{1,8}$/u);
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 4 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.array(word, { maxLength: 4 }),
      (before, phrase, after) => has([...before, ...phrase, ...after].join(' '), phrase.join('  ').toUpperCase()),
    ),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, phrase) => typeof has(text, phrase) === 'boolean'),
  );
  for (const hostile of ['.*', '(a+)+$', '[', '\\', '$1', '__proto__', '{"fact":"status"}'])
    expect(has('aaaaaaaaaaaaaaaaaaaaaaaa!', hostile)).toBe(false);
});

test('a long text with a phrase that nearly fits everywhere is looked through quickly', () => {
  const text = readPhraseText('a b '.repeat(5000));
  const began = performance.now();
  expect(hasPhrase(text, `${'a b '.repeat(2000)}c`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);
});
