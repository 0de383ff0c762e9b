import { readdirSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import refusals from '../../i18n/en/refusals.json';
import { documentFile } from './document-file';
import { limitTable } from './limit-table';
import { refusalTypes } from './refusal-types';

const scalars = {
  ID: 'string',
  SettingValue: 'string | number | boolean',
  Pixels: 'number',
  Upload: 'unknown',
  RefusalValues: 'Readonly<Record<string, string | number>>',
};

/** Names of the files with documents. */
const documentFiles = readdirSync('src/contract/operations')
  .map((file) => file.replace(/\.graphql$/, ''))
  .filter((name) => name !== 'fragments')
  .sort();

/** Beside the types of operations stand their documents. */
const withDocuments = (path: string, content: string): string =>
  path.endsWith('operations.ts')
    ? [
        content,
        "export type { TypedDocumentString } from '../typed-document';",
        ...documentFiles.map((name) => `export * from './documents/${name}';`),
        '',
      ].join('\n')
    : content;

/** Everything under `generated/` comes from `schema/`, `operations/` and the English refusals; a unit test fails when it is stale. */
const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: [withDocuments] },
  schema: 'src/contract/schema/*.graphql',
  generates: {
    'src/contract/generated/operations.ts': {
      documents: 'src/contract/operations/*.graphql',
      plugins: ['typescript-operations'],
      config: {
        scalars,
        skipTypename: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        useTypeImports: true,
        dedupeFragments: true,
        strictScalars: true,
      },
    },
    ...Object.fromEntries(documentFiles.map((name) => [`src/contract/generated/documents/${name}.ts`, documentFile(name)])),
    'src/contract/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        makeResolverTypeCallable: true,
        contextType: '../../server/kernel/context#RequestContext',
        useIndexSignature: false,
      },
    },
    'src/contract/generated/refusals.ts': refusalTypes(refusals),
    'src/contract/generated/limits.ts': limitTable,
  },
};

export default config;
