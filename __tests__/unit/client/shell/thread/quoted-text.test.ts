import fc from 'fast-check';
import { splitQuoted } from '../../../../../src/domain/support/quoted-text';
import { HEADS, type AnswerHead } from './answer-heads';
import { isLongRun } from '../../../../support/long-runs';

const OWN = ['Thank you, that is what I meant.', '', 'Could it arrive on 12.11.2026 at 10:00? My order is 4711:', '2 mugs', '', 'Mia'];
const EARLIER = ['Dear Mia,', '', 'your mug is on its way.', 'Answer this mail whenever you like.', '', 'Nice Prints'];

const quotedBelow = ({ head, marks }: AnswerHead, earlier: readonly string[] = EARLIER): string[] => [
  ...head.split('\n'),
  ...earlier.map((line) => (marks ? `> ${line}`.trimEnd() : line)),
];

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const mail = (...lines: readonly string[]): string => lines.join('\n');

test('more than sixty heads are known', () => {
  expect(HEADS.length).toBeGreaterThan(60);
  expect(new Set(HEADS.map(({ program }) => program)).size).toBe(HEADS.length);
});

describe.each(HEADS)('$program', (head) => {
  test('shows what a buyer wrote above the history, and folds the history with its head', () => {
    const parts = splitQuoted(mail(...OWN, '', ...quotedBelow(head)));
    expect(parts.own).toBe(mail(...OWN));
    expect(wordsOf(parts.quoted)).toEqual(wordsOf(mail(...quotedBelow(head))));
  });

  test('shows all of a mail that has only history', () => {
    const text = mail('', ...quotedBelow(head));
    expect(splitQuoted(text)).toEqual({ own: text, quoted: '' });
  });

  test('leaves nothing of a mail that has only history to who reads what was written', () => {
    expect(splitQuoted(mail('', ...quotedBelow(head)), { keepWhole: false }).own).toBe('');
    const answered = mail(...OWN, '', ...quotedBelow(head));
    expect(splitQuoted(answered, { keepWhole: false })).toEqual(splitQuoted(answered));
  });

  test('shows all where the telephone’s footer is all that stands above', () => {
    const text = mail('Sent from my iPhone', '', ...quotedBelow(head));
    expect(splitQuoted(text)).toEqual({ own: text, quoted: '' });
  });

  test('shows all where the buyer says that answers stand further down', () => {
    const text = mail('Hi, please see my answers below.', '', ...quotedBelow(head), 'It is blue.');
    expect(splitQuoted(text)).toEqual({ own: text, quoted: '' });
  });
});

describe.each(HEADS.filter(({ marks }) => marks))('$program', (head) => {
  test('shows an answer below the quote with the lines it answers', () => {
    const text = mail(...quotedBelow(head), '', ...OWN);
    expect(splitQuoted(text)).toEqual({ own: text, quoted: '' });
  });

  test('shows answers between quoted lines, and folds what is quoted below the last one', () => {
    const answered = ['Hello,', '', ...head.head.split('\n'), '> Which size?', 'Medium, please.', '> And the colour?', '', 'Red.'];
    expect(splitQuoted(mail(...answered))).toEqual({ own: mail(...answered), quoted: '' });
    const parts = splitQuoted(mail(...answered, '', '> Thank you', '> Nice Prints'));
    expect(parts).toEqual({ own: mail(...answered), quoted: '> Thank you\n> Nice Prints' });
  });
});

const whole: readonly (readonly [string, string])[] = [
  ['a mail that quotes nothing', mail(...OWN)],
  ['an arrow at the beginning of the last line', mail('Please change this:', 'white mug', '> blue mug')],
  [
    'a text to be printed that looks like headers',
    mail('Please print:', '', 'From: Anna', 'To: Bob', 'Date: 24.12.2026', '', 'with a heart below'),
  ],
  ['the same, with nothing behind', mail('Please print this:', 'From: Anna', 'To: Bob', 'Date: 24.12.2026', 'With love')],
  ['a sentence about what the shop wrote', mail('On 2 Nov 2026 you wrote:', 'It is on its way.', 'But nothing came.')],
  ['a sentence with an address', mail('Send it to mia@buyer.example on 2.11.2026 at 10:00:', 'the picture', 'the mug')],
  ['an address in brackets without a day', mail('Write to Mia <mia@buyer.example>:', 'the picture', 'the mug')],
  [
    'Gmail passing a mail on',
    mail(
      'Is this one of yours?',
      '',
      '---------- Forwarded message ---------',
      'From: Bob <bob@x.example>',
      'Date: Mon, Nov 2, 2026 at 10:05 AM',
      'Subject: Prints',
      'To: Mia <mia@buyer.example>',
      '',
      'Look at this.',
    ),
  ],
  [
    'Thunderbird passing a mail on, de',
    mail(
      'Gehört das zu euch?',
      '',
      '-------- Weitergeleitete Nachricht --------',
      'Betreff: Druck',
      'Datum: Mon, 2 Nov 2026 10:05:00 +0100',
      'Von: Bob <bob@x.example>',
      'An: mia@buyer.example',
      '',
      'Seht mal.',
    ),
  ],
  [
    'Apple Mail passing a mail on',
    mail(
      'Can you print this?',
      '',
      'Begin forwarded message:',
      '',
      'From: Bob <bob@x.example>',
      'Subject: Prints',
      'Date: 2 November 2026',
      'To: Mia',
      '',
      'Look.',
    ),
  ],
  [
    'Apple Mail passing a mail on, marked',
    mail('Can you print this?', '', '> Begin forwarded message:', '> ', '> From: Bob', '> ', '> Look.'),
  ],
  [
    'Outlook passing a mail on without saying so',
    mail('FYI', '', 'From: Bob <bob@x.example>', 'Sent: Monday, November 2, 2026 10:05 AM', 'To: Mia', 'Subject: Prints', '', 'Look.'),
  ],
  [
    'the same in German',
    mail(
      'Siehe unten.',
      '',
      'Von: Bob <bob@x.example>',
      'Gesendet: Montag, 2. November 2026 10:05',
      'An: Mia',
      'Betreff: Druck',
      '',
      'Seht mal.',
    ),
  ],
  [
    'answers in another colour',
    mail(
      'My answers are in red.',
      '',
      'From: Shop <shop@x.example>',
      'Sent: Monday, November 2, 2026 10:05 AM',
      'To: Mia',
      'Subject: Prints',
      '',
      'Which size? M',
    ),
  ],
  [
    'answers in another colour, fr',
    mail(
      'Mes réponses sont en rouge',
      '',
      'De : Shop <shop@x.example>',
      'Envoyé : lundi 2 novembre 2026 10:05',
      'À : Mia',
      'Objet : Re',
      '',
      'Taille ? M',
    ),
  ],
  ['words behind a signature', mail('> one', '> two', '', '-- ', 'Mia', '', 'PS: It is blue.')],
  [
    'a long text behind the quote and a signature',
    mail('Hi', '> one', '> two', '-- ', ...Array.from({ length: 12 }, (_, n) => `line ${n}`)),
  ],
];

test.each(whole)('shows all of %s', (_what, text) => {
  expect(splitQuoted(text)).toEqual({ own: text, quoted: '' });
});

test('folds a quote though a signature or what the telephone adds stands below it, and shows that', () => {
  const gmail = HEADS[0]!;
  expect(splitQuoted(mail('Yes, please.', '', ...quotedBelow(gmail), '', '-- ', 'Mia Buyer', 'Berlin')).own).toBe(
    'Yes, please.\n\n-- \nMia Buyer\nBerlin',
  );
  expect(splitQuoted(mail('Yes, please.', '', ...quotedBelow(gmail), '', 'Sent from my iPhone')).own).toBe(
    'Yes, please.\n\nSent from my iPhone',
  );
});

test('folds older mails in the history with it', () => {
  for (const outer of HEADS.filter(({ marks }) => !marks))
    for (const inner of HEADS.filter(({ marks }) => marks).slice(0, 5)) {
      const text = mail('Yes, please.', '', ...quotedBelow(outer), '', ...quotedBelow(inner));
      expect(splitQuoted(text).own).toBe('Yes, please.');
    }
});

test('takes the one line above a head for the buyer’s', () => {
  for (const head of HEADS)
    expect(splitQuoted(mail('Thanks, see you on 2 Nov 2026!', ...quotedBelow(head))).own).toBe('Thanks, see you on 2 Nov 2026!');
});

/** Lines a person may write, of which none is the head of a quote. */
const ownLine = fc.oneof(
  fc.constantFrom(
    ...OWN,
    'From: Anna',
    'To: Bob',
    'Re: the mug',
    'On Monday I wrote:',
    'Am 2.11.2026 kam es an:',
    '-- ',
    '---',
    '_____',
    'Mia <3',
    'Sent by post',
  ),
  fc.string({ maxLength: 40 }).map((line) => line.replace(/[\n\r]/gu, ' ').replace(/^\s*[>＞]+/u, '')),
  fc.lorem({ maxCount: 8 }),
);
const quotedLine = fc.lorem({ maxCount: 8 }).map((line) => `> ${line}`);

/** Nothing, or a line that is drawn: it says nothing. */
const RULE = /^\s*[-_=*—]*\s*$/u;

test('nothing a buyer wrote is ever folded, whatever stands around and between, and both parts say all', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          own: fc.array(ownLine, { maxLength: 4 }),
          head: fc.constantFrom(undefined, ...HEADS.filter(({ marks }) => marks)),
          quote: fc.array(quotedLine, { maxLength: 4 }),
        }),
        { maxLength: 4 },
      ),
      fc.constantFrom(undefined, ...HEADS),
      (blocks, last) => {
        const lines = blocks.flatMap(({ own, head, quote }) => [
          ...own.map((text) => ({ text, isOwn: true })),
          ...(quote.length > 0 && head ? ['', ...head.head.split('\n')] : []).map((text) => ({ text, isOwn: false })),
          ...quote.map((text) => ({ text, isOwn: false })),
        ]);
        const text = mail(...lines.map((line) => line.text), ...(last ? ['', ...quotedBelow(last)] : []));
        const parts = splitQuoted(text);
        let from = 0;
        for (const { text: line } of lines.filter(({ isOwn, text: each }) => isOwn && !RULE.test(each))) {
          const at = parts.own.indexOf(line.trim(), from);
          expect(at < 0 ? { line, parts } : at).toEqual(expect.any(Number));
          from = at + line.trim().length;
        }
        expect(wordsOf(`${parts.own} ${parts.quoted}`).toSorted()).toEqual(wordsOf(text).toSorted());
      },
    ),
    { numRuns: isLongRun ? 20_000 : 500 },
  );
});

test('takes a text of two hundred thousand characters apart in a moment', () => {
  const lines = [
    '> word\n',
    'On 2 Nov 2026 10:00\n',
    'From: x\n',
    'To: x\n\n',
    'a <a@b.example> 2026 10:00:\n',
    '\n',
    '_____\n',
    'wrote: ',
    '-',
    '_',
    '<',
    ' ',
    'From: x To: y ',
    '1',
  ];
  const slow = lines.filter((line) => {
    const began = performance.now();
    splitQuoted(`Hello ${line.repeat(Math.floor(200_000 / line.length))} end`);
    return performance.now() - began > 1500;
  });
  expect(slow).toEqual([]);
});
