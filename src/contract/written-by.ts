import type { Types } from '@graphql-codegen/plugin-helpers';
import type { GraphQLSchema } from 'graphql';

/** A generated file with what `write` makes of the schema. */
export const writtenBy = (write: (schema: GraphQLSchema) => string): Types.ConfiguredOutput => ({
  preset: {
    buildGeneratesSection: async ({ baseOutputDir, schema }) => [
      {
        filename: baseOutputDir,
        schema,
        documents: [],
        config: {},
        plugins: [{ written: {} }],
        pluginMap: { written: { plugin: write } },
      },
    ],
  },
  plugins: [],
});
