import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  buildASTSchema,
  execute,
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

let loaded: GraphQLSchema | undefined;

/** It takes half a second to load. */
const schema = (): GraphQLSchema =>
  (loaded ??= buildASTSchema(
    parse(gunzipSync(readFileSync(path.resolve(__dirname, '../../../fixtures/shopify/admin-2026-10.graphql.gz'))).toString(), {
      noLocation: true,
    }),
    { assumeValid: true },
  ));

/** No question may cost more. */
const MOST_COST = 1000;

/** A refusal in the manner of GraphQL. */
export const graphQlError = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

/** What is asked for, not what is found: an object is one point, a list as many of what stands in it as are asked for. */
const costOf = (document: DocumentNode, variables: Readonly<Record<string, unknown>>): number => {
  const within = (set: SelectionSetNode, parent: GraphQLCompositeType): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const type = selection.typeCondition ? schema().getType(selection.typeCondition.name.value) : parent;
        return sum + (isCompositeType(type) ? within(selection.selectionSet, type) : 0);
      }
      if (selection.kind !== Kind.FIELD || !('getFields' in parent)) return sum;
      const field = parent.getFields()[selection.name.value];
      const type = field && getNamedType(field.type);
      if (!type || isLeafType(type) || !selection.selectionSet || !isCompositeType(type)) return sum;
      const first = selection.arguments?.find(({ name }) => name.value === 'first')?.value;
      const times =
        first?.kind === Kind.INT ? Number(first.value) : first?.kind === Kind.VARIABLE ? Number(variables[first.name.value]) : 1;
      const isConnection = isObjectType(type) && type.name.endsWith('Connection');
      return sum + times * (within(selection.selectionSet, type) + (isConnection ? 0 : 1));
    }, 0);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return 0;
  const root = schema().getRootType(operation.operation);
  return (operation.operation === 'mutation' ? 10 : 0) + (root ? within(operation.selectionSet, root) : 0);
};

/** Checks a request by the schema, variables too, and answers it from `root`: functions by the names of Shopify's own fields. */
export const answerBySchema = async (query: string, variables: Readonly<Record<string, unknown>>, root: object) => {
  let document: DocumentNode;
  try {
    document = parse(query, { noLocation: true });
  } catch (error) {
    return { cost: 0, body: graphQlError('parseError', String(error)) };
  }
  const faults = validate(schema(), document);
  if (faults.length > 0) return { cost: 0, body: graphQlError('undefinedField', faults.map(({ message }) => message).join(' ')) };
  const cost = costOf(document, variables);
  if (cost > MOST_COST) return { cost, body: graphQlError('MAX_COST_EXCEEDED', `The query costs ${cost} points.`) };
  const { data, errors } = await execute({ schema: schema(), document, rootValue: root, variableValues: { ...variables } });
  return { cost, body: { ...(data === undefined ? {} : { data }), ...(errors ? { errors: errors.map((error) => error.toJSON()) } : {}) } };
};
