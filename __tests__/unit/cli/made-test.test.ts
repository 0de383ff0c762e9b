import path from 'node:path';
import { expressionOf } from '../../../src/cli/replay/to-test/expression';
import { testText } from '../../../src/cli/replay/to-test/to-test';
import { parsed, walk } from '../../support/syntax';

/** Texts that end a comment, a literal or a line, or turn what follows, in the ways program text has for it. */
const HOSTILE: readonly string[] = [
  'a\nprocess.exit(7); //',
  'a\rprocess.exit(7); //',
  'a\u2028process.exit(7); //',
  'a\u2029process.exit(7); //',
  'a\u0085process.exit(7); //',
  '*/ process.exit(7); /*',
  "'; process.exit(7); //",
  '"; process.exit(7); //',
  '`; process.exit(7); //',
  '${process.exit(7)}',
  '\\',
  "\\'; process.exit(7); //",
  '</script><script>process.exit(7)</script>',
  'thrown hashAt valueAt sliceOf',
  '/** @jest-environment ./evil */',
  '\u202e// \u2066process.exit(7)\u2069',
  '\u001b[2J\u009b',
  '\ud800',
  '__proto__',
  '\\u000aprocess.exit(7)',
];

const made = (text: string, out = '/tmp/x.test.ts'): string =>
  testText(
    {
      of: 1,
      first: { [text]: { [text]: text } } as never,
      actions: [{ type: text, payload: { [text]: [text] } }] as never,
      fault: {
        moment: { seq: 1, name: text } as never,
        words: `/a is ${text}`,
        assertion: `expect(valueAt(state, ${expressionOf({ slice: text, steps: [text] })})).toEqual(${expressionOf({ [text]: text })});`,
        looksAt: 'value',
        shows: () => true,
      },
    },
    out,
    `/logs/${text.replaceAll('/', '')}.podlog.jsonl`,
  );

/** The shape of a program without the contents of its literals. A computed key counts as a key. */
const shapeOf = (text: string): string[] => {
  const told: string[] = [];
  walk(parsed('made.test.ts', text), (node) => void told.push(node.type === 'Identifier' ? `Identifier ${node.name}` : node.type));
  return told;
};

const harmless = shapeOf(made('plain'));

test.each(HOSTILE)('a made test is the same program whatever the log says: %j', (text) => {
  const code = made(text);
  expect(code).toMatch(/^[\n -~]*$/);
  expect(shapeOf(code)).toEqual(harmless);
});

test.each(['/tmp/it\'s "here"/x.test.ts', '/tmp/a\nprocess.exit(7);/x.test.ts', '/tmp/\\/x.test.ts', '/tmp/\u202e/x.test.ts'])(
  'nor does it matter where it is written to: %j',
  (out) => {
    expect(shapeOf(made('plain', out))).toEqual(harmless);
  },
);

test('the comment is the only one, and names the log in one line', () => {
  const [environment, comment, next] = made('a\nb', '/tmp/x.test.ts').split('\n');
  expect(environment).toBe('/** @jest-environment node */');
  expect(comment).toBe('// Made by `npm run replay -- to-test` of "a\\nb.podlog.jsonl": "/a is a\\nb"');
  expect(next).toMatch(/^import "/);
});

test.each(HOSTILE)('a value stands in program text as it was: %j', (text) => {
  const value = { [text]: [text, null, 1.5, true], ['__proto__']: { deeper: text } };
  const plain = JSON.parse(JSON.stringify(value)) as unknown;
  const read = new Function(`return ${expressionOf(plain, 2)}`)() as object;
  expect(Object.keys(read)).toEqual(Object.keys(plain as object));
  expect(JSON.stringify(read)).toBe(JSON.stringify(plain));
  expect(Object.getPrototypeOf(read)).toBe(Object.getPrototypeOf(plain));
});

test('modules are found from where the test is written', () => {
  const store = path.join(__dirname, '../../../src/client/store');
  expect(made('plain', path.join(__dirname, 'x.test.ts'))).toContain(
    `from ${JSON.stringify(path.relative(__dirname, store).replaceAll(path.sep, '/'))};`,
  );
});
