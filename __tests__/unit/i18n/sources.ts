import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');

export interface SourceFile {
  /** From the repository's root. */
  readonly name: string;
  readonly tree: ts.SourceFile;
}

/** One file, parsed. `name`: from the repository's root. */
export const sourceOf = (name: string): SourceFile => {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { name, tree: ts.createSourceFile(name, readFileSync(path.join(root, name), 'utf8'), ts.ScriptTarget.Latest, true, kind) };
};

/** Every source file of a program, or of the rules both share, parsed. */
export const sourcesOf = (part: 'client' | 'server' | 'domain'): SourceFile[] =>
  readdirSync(path.join(root, 'src', part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => sourceOf(path.join('src', part, name)));

export const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** What the code may use as a key: the string literals as they are, the templates with `*` for each value they fill in. */
export const possibleKeys = (
  sources: readonly SourceFile[],
): { readonly literals: ReadonlySet<string>; readonly templates: readonly string[] } => {
  const literals = new Set<string>();
  const templates = new Set<string>();
  for (const { tree } of sources) {
    walk(tree, (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node))
        templates.add([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*'));
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
    walk(tree, (node) => {
      if (ts.isJsxText(node)) report(node.text);
      if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent) && ts.isStringLiteralLike(node.expression))
        report(node.expression.text);
      if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
        const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
        if (value && ts.isStringLiteralLike(value)) report(value.text);
      }
    });
    return found;
  });

/** Texts written into the markup of the server's pages (the tag `html`) instead of the text files, as `file: text`. */
export const wordsInPages = (sources: readonly SourceFile[]): string[] =>
  sources.flatMap(({ name, tree }) => {
    const found: string[] = [];
    walk(tree, (node) => {
      if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'html') return;
      const { template } = node;
      const parts = ts.isTemplateExpression(template)
        ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
        : [template.text];
      // A value in the middle of a tag must not make its rest look like text.
      const text = parts.join('\u0000').replace(/<[^>]*>/g, ' ');
      // What stands for attributes alone is no text.
      if (isWords(text.replace(/[\w-]+="[^"]*"/g, ''))) found.push(`${name}: ${text.trim()}`);
    });
    return found;
  });
