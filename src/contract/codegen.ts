import type { CodegenConfig } from '@graphql-codegen/cli';
import { stripIgnoredCharacters } from 'graphql';
import refusals from '../../i18n/en/refusals.json';
import { limitTable } from './limit-table';
import { refusalTypes } from './refusal-types';

const scalars = {
  ID: 'string',
  SettingValue: 'string | number | boolean',
  Pixels: 'number',
  RefusalValues: 'Readonly<Record<string, string | number>>',
};

/** Documents without the blanks nobody but a reader needs, since every page loads those of all rows; one that nobody uses can be dropped. */
const tight = (_path: string, content: string): string =>
  content.replace(/new (TypedDocumentString\(`)([^`]*)(`)/g, (_all, start: string, document: string, end: string) =>
    ['/*#__PURE__*/ new ', start, stripIgnoredCharacters(document), end].join(''),
  );

/** Everything under `generated/` comes from `schema/`, `operations/` and the English refusals; a unit test fails when it is stale. */
const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: [tight] },
  schema: 'src/contract/schema/*.graphql',
  generates: {
    'src/contract/generated/operations.ts': {
      documents: 'src/contract/operations/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        documentMode: 'string',
        skipTypename: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        useTypeImports: true,
        dedupeFragments: true,
        strictScalars: true,
      },
    },
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
