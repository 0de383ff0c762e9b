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

const textOf = (node: DefinitionNode): string => JSON.stringify(stripIgnoredCharacters(print(node)));

/**
 * The documents of one file of `operations/`, without the blanks nobody but a reader needs. A module each: a part of the application that loads late
 * brings what it asks for. A fragment is written once per file, because most mutations of an entity answer with the fields its list asks for.
 */
export const documentFile = (name: string): string => {
  const all = allFragments();
  const byName = new Map(all.map((fragment) => [fragment.name.value, fragment]));
  const used = new Set<FragmentDefinitionNode>();
  const documents = definitionsIn(name).flatMap((node): string[] => {
    if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
    const fragments = [...fragmentsOf(node, byName)];
    fragments.forEach((fragment) => used.add(fragment));
    const text = [textOf(node), ...fragments.map((fragment) => fragment.name.value)].join(' + ');
    const types = `${node.name.value}${node.operation === 'query' ? 'Query' : 'Mutation'}`;
    return [
      `export const ${node.name.value}Document = (${text}) as unknown as TypedDocumentString<Types.${types}, Types.${types}Variables>;`,
    ];
  });
  return [
    "import type { TypedDocumentString } from '../../typed-document';",
    "import type * as Types from '../operations';",
    '',
    ...[...used].map((fragment) => `const ${fragment.name.value} = ${textOf(fragment)};`),
    ...documents,
    '',
  ].join('\n');
};
