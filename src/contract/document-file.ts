import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse, print, stripIgnoredCharacters, visit, type ASTNode, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';

const FOLDER = 'src/contract/operations';

const definitionsIn = (name: string): readonly DefinitionNode[] => parse(readFileSync(`${FOLDER}/${name}.graphql`, 'utf8')).definitions;

/** Fragments a node is made of, also through others. */
const fragmentsOf = (node: ASTNode, all: ReadonlyMap<string, FragmentDefinitionNode>, found = new Set<FragmentDefinitionNode>()) => {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = all.get(name.value);
      if (!fragment) throw new Error(`There is no fragment ${name.value} in ${FOLDER}.`);
      if (found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, all, found);
    },
  });
  return found;
};

/** Of all files: a document may be made of another one's. */
const allFragments = (): FragmentDefinitionNode[] =>
  readdirSync(FOLDER)
    .flatMap((file) => definitionsIn(file.replace('.graphql', '')))
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);

/**
 * The documents of one file of `operations/`, without the blanks nobody but a reader needs. A module each: a part of the application that loads late
 * brings what it asks for.
 */
export const documentFile = (name: string): string => {
  const own = definitionsIn(name);
  const all = allFragments();
  const byName = new Map(all.map((fragment) => [fragment.name.value, fragment]));
  const documents = own.flatMap((node): string[] => {
    if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
    const text = stripIgnoredCharacters([node, ...fragmentsOf(node, byName)].map(print).join('\n'));
    const types = `${node.name.value}${node.operation === 'query' ? 'Query' : 'Mutation'}`;
    return [
      `export const ${node.name.value}Document = ${JSON.stringify(text)} as unknown as TypedDocumentString<Types.${types}, Types.${types}Variables>;`,
    ];
  });
  return [
    "import type { TypedDocumentString } from '../../typed-document';",
    "import type * as Types from '../operations';",
    '',
    ...documents,
    '',
  ].join('\n');
};
