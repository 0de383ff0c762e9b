/** @covers src/domain src/server src/client i18n */
import ts from 'typescript';
import { sourcesOf, walk } from './sources';
import { OTHER_LANGUAGES, textsOf } from './text-files';

/** Which argument of what refuses is the code. */
const CODE_AT: Readonly<Record<string, number>> = { refuse: 0, refusalIn: 1, UserError: 0, ConnectorError: 1 };

const codesOf = (language: string): Set<string> =>
  new Set([...textsOf(language, 'refusals').keys()].map((key) => key.replace(/_(one|other)$/, '')));

const patternOf = (template: ts.TemplateExpression): RegExp =>
  new RegExp(`^${[template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('[^.]+')}$`);

interface Use {
  readonly file: string;
  readonly code: string;
  readonly isIn: (codes: ReadonlySet<string>) => boolean;
}

const usesIn = (argument: ts.Expression, file: string): Use[] => {
  const code = argument.getText();
  if (ts.isStringLiteralLike(argument)) return [{ file, code, isIn: (codes) => codes.has(argument.text) }];
  if (ts.isTemplateExpression(argument)) {
    const pattern = patternOf(argument);
    return [{ file, code, isIn: (codes) => [...codes].some((each) => pattern.test(each)) }];
  }
  return ts.isConditionalExpression(argument) ? [argument.whenTrue, argument.whenFalse].flatMap((each) => usesIn(each, file)) : [];
};

/** Every place that refuses by a code it writes out; what hands a code on is typed. */
const uses = [...sourcesOf('domain'), ...sourcesOf('server'), ...sourcesOf('client')]
  // The sandbox speaks as a foreign shop does.
  .filter(({ name }) => !name.startsWith('src/server/sandbox/'))
  .flatMap(({ name, tree }) => {
    const found: Use[] = [];
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
      const argument = node.arguments?.[CODE_AT[node.expression.getText()] ?? Infinity];
      if (argument) found.push(...usesIn(argument, name));
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
