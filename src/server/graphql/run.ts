import {
  type GraphQLError,
  getArgumentValues,
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { RequestContext } from '../kernel/context';
import { JsonText } from '../db/json';
import { UserError } from '../kernel/errors';
import { runByGraphql, runOutcomes, type Outcomes } from './by-graphql';
import { userGraphQLError } from './graphql-error';
import { guardedBy, type Guarded } from './input-limits';
import type { Resolver, Resolvers } from './resolve';
import { asksForAll, select, type Selected, type Variables } from './selection';
import { isUpload } from './upload';
import { writerOf, type Write } from './writer';

/** Runs an operation; gives the answer as JSON. */
export interface Run {
  (variables: Variables, context: RequestContext): Promise<string>;
  /** Files may be sent along. */
  readonly takesFiles: boolean;
}

/** A field of Query or Mutation with what answers it. */
interface Answered extends Guarded {
  readonly field: GraphQLField<unknown, unknown>;
}

/** A field of Query or Mutation that an operation asks for. */
interface Root extends Selected, Answered {
  readonly write: Write;
  /** Every field of every row is asked for, under its own name. */
  readonly whole: boolean;
}

export const errorsText = (errors: readonly GraphQLError[]): string => JSON.stringify({ errors });

const oneMutation = userGraphQLError(new UserError('request.oneMutation'));

/**
 * Compiles an operation of a valid document. Queries are answered all at once, mutations one after the other, and their rows written as they
 * are. Where that is not enough, because a field failed, a value is not as promised, or the schema itself is asked about, graphql-js
 * answers: it knows every rule about errors and nulls.
 */
export const compileRuns = (
  schema: GraphQLSchema,
  resolvers: Resolvers,
): ((document: DocumentNode, operation: OperationDefinitionNode) => Run) => {
  const guard = guardedBy(schema);
  const guarded = (type: OperationTypeNode, byName: Readonly<Record<string, Resolver>>): ReadonlyMap<string, Answered> => {
    const fields = Object.entries(schema.getRootType(type)?.getFields() ?? {});
    return new Map(fields.flatMap(([name, field]) => (byName[name] ? [[name, { field, ...guard(field, byName[name]) }]] : [])));
  };
  const queries = guarded(OperationTypeNode.QUERY, resolvers.Query);
  const mutations = guarded(OperationTypeNode.MUTATION, resolvers.Mutation);
  return (document, operation) => {
    const inTurn = operation.operation === OperationTypeNode.MUTATION;
    const byName = inTurn ? mutations : queries;
    const selected = select(operation.selectionSet, fragmentsOf(document));
    const roots = selected.flatMap((entry): Root[] => {
      const known = byName.get(entry.name);
      return known
        ? [{ ...entry, ...known, write: writerOf(known.field.type, entry.inner), whole: asksForAll(known.field.type, entry.inner) }]
        : [];
    });
    const whole = { schema, document, operation };
    // `__schema` and its like belong to people's tools, never to the product.
    if (roots.length < selected.length)
      return runOf((variables, context) => runByGraphql(whole, variables, (name) => byName.get(name)?.resolver, context));

    const takesFiles = inTurn && roots.length === 1 && (roots[0]?.field.args.some(({ type }) => isUpload(type)) ?? false);
    return runOf(async (given, context) => {
      // A key stands for one effect.
      if (inTurn && roots.length > 1 && context.idempotencyKey !== undefined) return errorsText([oneMutation]);
      for (const { node, checkSent } of roots) checkSent(node, given);
      const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 50 });
      if (!coerced) return errorsText(errors);
      const wanted = roots.filter((root) => !root.wanted || root.wanted(coerced));
      const outcomes = await resolveAll(wanted, inTurn, coerced, context);
      return write(wanted, outcomes, coerced) ?? runOutcomes(whole, given, outcomes);
    }, takesFiles);
  };
};

const runOf = (run: (variables: Variables, context: RequestContext) => Promise<string>, takesFiles = false): Run =>
  Object.assign(run, { takesFiles });

const fragmentsOf = (document: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));

const resolveAll = async (roots: readonly Root[], inTurn: boolean, variables: Variables, context: RequestContext): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map();
  const resolve = async ({ key, field, node, resolver, whole }: Root): Promise<void> => {
    try {
      outcomes.set(key, { value: await resolver(getArgumentValues(field, node, variables), context, whole) });
    } catch (error) {
      outcomes.set(key, { error });
    }
  };
  if (inTurn) for (const root of roots) await resolve(root);
  else await Promise.all(roots.map(resolve));
  return outcomes;
};

/** The whole answer; undefined when a field failed or a value cannot be written. */
const write = (roots: readonly Root[], outcomes: Outcomes, variables: Variables): string | undefined => {
  const parts: string[] = [];
  try {
    for (const { key, write: writeField } of roots) {
      const outcome = outcomes.get(key);
      if (!outcome || 'error' in outcome) return undefined;
      const { value } = outcome;
      parts.push(`${JSON.stringify(key)}:${value instanceof JsonText ? value.text : writeField(value, variables)}`);
    }
  } catch {
    return undefined;
  }
  return `{"data":{${parts.join(',')}}}`;
};
