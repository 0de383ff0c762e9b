import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsed, partsOf, textOf, walk, type Node } from '../../support/syntax';

const root = path.resolve(__dirname, '../../..');

export interface SourceFile {
  /** From the repository's root. */
  readonly name: string;
  readonly text: string;
  readonly tree: Node;
}

/** One file, parsed. `name`: from the repository's root. */
export const sourceOf = (name: string): SourceFile => {
  const text = readFileSync(path.join(root, name), 'utf8');
  return { name, text, tree: parsed(name, text) };
};

type Part = 'client' | 'server' | 'domain';

const read = new Map<Part, SourceFile[]>();

/** Every source file of a program, or of the rules both share, parsed once: it takes seconds. */
export const sourcesOf = (part: Part): SourceFile[] => {
  const found =
    read.get(part) ??
    readdirSync(path.join(root, 'src', part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => sourceOf(path.join('src', part, name)));
  read.set(part, found);
  return found;
};

/** What the code may use as a key: the string literals as they are, the templates with `*` for each value they fill in. */
export const possibleKeys = (
  sources: readonly SourceFile[],
): { readonly literals: ReadonlySet<string>; readonly templates: readonly string[] } => {
  const literals = new Set<string>();
  const templates = new Set<string>();
  for (const { tree } of sources) {
    walk(tree, (node, parents) => {
      const text = textOf(node);
      if (text !== undefined) literals.add(text);
      const parts = partsOf(node, parents.at(-1));
      if (parts) templates.add(parts.join('*'));
    });
  }
  return { literals, templates: [...templates] };
};

/** Attributes whose text a person reads or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'helperText',
  'label',
  'placeholder',
  'title',
  'tooltip',
]);

/** Letters of a language, not a sign, a number or a unit between signs. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Texts written into the markup instead of the text files, as `file: text`. */
export const hardCodedTexts = (sources: readonly SourceFile[]): string[] =>
  sources.flatMap(({ name, tree }) => {
    const found: string[] = [];
    const report = (text: string) => {
      if (isWords(text)) found.push(`${name}: ${text.trim()}`);
    };
    walk(tree, (node, parents) => {
      if (node.type === 'JSXText') report(node.value);
      if (node.type === 'JSXExpressionContainer' && parents.at(-1)?.type !== 'JSXAttribute') report(textOf(node.expression) ?? '');
      if (node.type === 'JSXAttribute' && typeof node.name.name === 'string' && SPOKEN.has(node.name.name))
        report(textOf(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value) ?? '');
    });
    return found;
  });

/** Texts written into the markup of the server's pages (the tag `html`) instead of the text files, as `file: text`. */
export const wordsInPages = (sources: readonly SourceFile[]): string[] =>
  sources.flatMap(({ name, tree }) => {
    const found: string[] = [];
    walk(tree, (node) => {
      if (node.type !== 'TaggedTemplateExpression' || node.tag.type !== 'Identifier' || node.tag.name !== 'html') return;
      const parts = node.quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
      // A value in the middle of a tag must not make its rest look like text.
      const text = parts.join('\u0000').replace(/<[^>]*>/g, ' ');
      // What stands for attributes alone is no text.
      if (isWords(text.replace(/[\w-]+="[^"]*"/g, ''))) found.push(`${name}: ${text.trim()}`);
    });
    return found;
  });
