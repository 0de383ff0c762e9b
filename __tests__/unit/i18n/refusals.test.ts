/** @covers src/domain src/server src/client i18n */
import { partsOf, textOf, walk, type Node } from '../../support/syntax';
import { sourcesOf, type SourceFile } from './sources';
import { OTHER_LANGUAGES, textsOf } from './text-files';

/** Which argument of what refuses is the code. */
const CODE_AT: Readonly<Record<string, number>> = { refuse: 0, refusalIn: 1, UserError: 0, ConnectorError: 1 };

const codesOf = (language: string): Set<string> =>
  new Set([...textsOf(language, 'refusals').keys()].map((key) => key.replace(/_(one|other)$/, '')));

interface Use {
  readonly file: string;
  readonly code: string;
  readonly isIn: (codes: ReadonlySet<string>) => boolean;
}

const sliceOf = ({ text }: SourceFile, { start, end }: Node): string => text.slice(start ?? 0, end ?? 0);

const usesIn = (argument: Node, source: SourceFile): Use[] => {
  if (argument.type === 'ConditionalExpression') return [argument.consequent, argument.alternate].flatMap((each) => usesIn(each, source));
  const use = { file: source.name, code: sliceOf(source, argument) };
  const text = textOf(argument);
  if (text !== undefined) return [{ ...use, isIn: (codes) => codes.has(text) }];
  const parts = partsOf(argument, undefined);
  if (!parts) return [];
  const pattern = new RegExp(`^${parts.join('[^.]+')}$`);
  return [{ ...use, isIn: (codes) => [...codes].some((each) => pattern.test(each)) }];
};

/** Every place that refuses by a code it writes out; what hands a code on is typed. */
const uses = [...sourcesOf('domain'), ...sourcesOf('server'), ...sourcesOf('client')]
  // The sandbox speaks as a foreign shop does.
  .filter(({ name }) => !name.startsWith('src/server/sandbox/'))
  .flatMap((source) => {
    const found: Use[] = [];
    walk(source.tree, (node) => {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
      const argument = node.arguments[CODE_AT[sliceOf(source, node.callee)] ?? Infinity];
      if (argument) found.push(...usesIn(argument, source));
    });
    return found;
  });

test('rules, rooms and connectors are all looked at', () => {
  expect(uses.length).toBeGreaterThan(250);
  for (const folder of ['src/domain/', 'src/server/stores/', 'src/server/connectors/'])
    expect(uses.some(({ file }) => file.startsWith(folder))).toBe(true);
});

test.each(['en', ...OTHER_LANGUAGES])('whatever is refused is refused by a code that has a text in %s, never by a sentence', (language) => {
  const codes = codesOf(language);
  expect(uses.filter(({ isIn }) => !isIn(codes)).map(({ file, code }) => `${file}: ${code}`)).toEqual([]);
});

test.each(['en', ...OTHER_LANGUAGES])('every text of %s is one sentence', (language) => {
  const endless = [...textsOf(language, 'refusals')].filter(([, text]) => !/[.)}]$/.test(text));
  expect(endless).toEqual([]);
});
