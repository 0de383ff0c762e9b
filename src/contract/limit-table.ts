import { getDirectiveValues, isInputObjectType, type GraphQLArgument, type GraphQLInputField, type GraphQLSchema } from 'graphql';

type Limited = GraphQLArgument | GraphQLInputField;

/** What one `@limit` says itself, without the defaults. */
const saidBy = (schema: GraphQLSchema, { name, astNode }: Limited): [name: string, said: object] => {
  const directive = schema.getDirective('limit');
  const values = directive && astNode && getDirectiveValues(directive, astNode);
  const given = astNode?.directives?.find((node) => node.name.value === 'limit')?.arguments ?? [];
  return [name, Object.fromEntries(given.map((argument) => [argument.name.value, values?.[argument.name.value]]))];
};

/**
 * A file of constants made from the contract's `@limit`: a constant for each operation and each input type with limits of their own; a page takes
 * along only those it reads.
 */
export const limitTable = (schema: GraphQLSchema): string => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const owners: [name: string, fields: readonly Limited[]][] = [
    ...roots.map(({ name, args }): [string, readonly Limited[]] => [name, args]),
    ...inputs.map((type): [string, readonly Limited[]] => [type.name, Object.values(type.getFields())]),
  ];
  const defaults = (schema.getDirective('limit')?.args ?? []).flatMap(({ name, defaultValue }) =>
    defaultValue === undefined ? [] : [[name, defaultValue] as const],
  );
  return [
    '/** What may be sent at most, as `@limit` says it: characters of each text, entries of a list. */',
    `export const defaultLimits = ${JSON.stringify(Object.fromEntries(defaults))} as const;`,
    ...owners.flatMap(([owner, fields]) => {
      const said = fields.map((field) => saidBy(schema, field)).filter(([, limit]) => Object.keys(limit).length > 0);
      return said.length > 0 ? [`export const ${owner}Limits = ${JSON.stringify(Object.fromEntries(said))} as const;`] : [];
    }),
    '',
  ].join('\n');
};
