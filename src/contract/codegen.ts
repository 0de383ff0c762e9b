import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  ID: 'string',
  SettingValue: 'string | number | boolean',
  Pixels: 'number',
};

/** Everything under `generated/` comes from `schema/` and `operations/`; a unit test fails when it is stale. */
const config: CodegenConfig = {
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
  },
};

export default config;
