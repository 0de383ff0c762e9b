import { readdirSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import { getCachedDocumentNodeFromSchema } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildASTSchema, concatAST, lexicographicSortSchema, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import refusals from '../../i18n/en/refusals.json';
import { documentFile } from './document-file';
import { limitTable } from './limit-table';
import { refusalTypes } from './refusal-types';

const SCHEMA = 'src/contract/schema';
const OPERATIONS = 'src/contract/operations';

const scalars = {
  ID: 'string',
  SettingValue: 'string | number | boolean',
  Pixels: 'number',
  Upload: 'unknown',
  RefusalValues: 'Readonly<Record<string, string | number>>',
};

interface Source {
  readonly location: string;
  readonly document: DocumentNode;
}

const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({ location: `${folder}/${file}`, document: parse(readFileSync(`${folder}/${file}`, 'utf8')) }));

const readSchema = (): GraphQLSchema =>
  lexicographicSortSchema(buildASTSchema(concatAST(sourcesIn(SCHEMA).map(({ document }) => document)), { assumeValidSDL: true }));

/** A generator of one file from the schema and some documents, by plugins of the code generator. */
const pluggedIn =
  (
    plugins: Readonly<Record<string, typeof typescript | typeof operations | typeof resolvers>>,
    config: object,
    documents: () => Source[],
  ) =>
  (schema: GraphQLSchema, filename: string): Promise<string> =>
    codegen({
      filename,
      schema: getCachedDocumentNodeFromSchema(schema),
      schemaAst: schema,
      documents: documents(),
      config: { ...config, emitLegacyCommonJSImports: true, importExtension: '' },
      plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
      pluginMap: { ...plugins },
    });

const typesOfOperations = pluggedIn(
  { 'typescript-operations': operations },
  {
    scalars,
    skipTypename: true,
    enumsAsTypes: true,
    avoidOptionals: { field: true },
    useTypeImports: true,
    dedupeFragments: true,
    strictScalars: true,
  },
  () => sourcesIn(OPERATIONS),
);

/** Names of the files with documents. */
const documentFiles = readdirSync(OPERATIONS)
  .map((file) => file.replace(/\.graphql$/, ''))
  .filter((name) => name !== 'fragments')
  .sort();

/** Everything under `generated/` comes from `schema/`, `operations/` and the English refusals; a unit test fails when it is stale. */
const generated: Readonly<Record<string, (schema: GraphQLSchema, filename: string) => string | Promise<string>>> = {
  // Beside the types of operations stand their documents.
  'operations.ts': async (schema, filename) =>
    [
      await typesOfOperations(schema, filename),
      "export type { TypedDocumentString } from '../typed-document';",
      ...documentFiles.map((name) => `export * from './documents/${name}';`),
      '',
    ].join('\n'),
  ...Object.fromEntries(documentFiles.map((name) => [`documents/${name}.ts`, () => documentFile(name)])),
  'resolvers.ts': pluggedIn(
    { typescript, 'typescript-resolvers': resolvers },
    {
      scalars,
      strictScalars: true,
      useTypeImports: true,
      enumsAsTypes: true,
      makeResolverTypeCallable: true,
      contextType: '../../server/kernel/context#RequestContext',
      useIndexSignature: false,
    },
    () => [],
  ),
  'refusals.ts': () => refusalTypes(refusals),
  'limits.ts': limitTable,
};

/** Every generated file, by its name below `src/contract/generated`, with what is to stand in it. */
export const generate = async (): Promise<ReadonlyMap<string, string>> => {
  const schema = readSchema();
  const files = Object.entries(generated).map(
    async ([name, write]) => [name, await write(schema, `src/contract/generated/${name}`)] as const,
  );
  return new Map(await Promise.all(files));
};
