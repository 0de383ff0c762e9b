import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import fastify from 'fastify';
import { assertObjectType, parse, validate, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { findCaller } from '../../../src/server/sign-in/caller';
import type { RequestContext, Services } from '../../../src/server/kernel/context';
import type { Resolvers } from '../../../src/server/graphql/resolve';
import { operationResolvers, readSchema } from '../../../src/server/graphql/schema';
import { operations } from '../../../src/server/operations';
import { LISTINGS } from './listings';

export interface RunningPeer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Who is asking, found out as our server does it: the peers check the same token against the same tables. */
const contextOf = async (services: Services, authorization: string | undefined): Promise<RequestContext> => {
  const caller = await findCaller(services.pool, authorization?.replace(/^Bearer /, ''), 'localhost');
  return {
    ...caller,
    services,
    origin: '',
    from: { address: '', userAgent: null, device: null, language: 'en' },
    language: 'en',
    page: 1,
    perpage: LISTINGS,
    idempotencyKey: undefined,
    setTotal: () => undefined,
  };
};

/** Our schema with our resolvers on its fields, where Apollo Server looks for them. */
const executableSchema = (root: string): GraphQLSchema => {
  const schema = readSchema(root);
  for (const [type, resolvers] of Object.entries(operationResolvers(operations))) {
    const fields = assertObjectType(schema.getType(type)).getFields();
    for (const [name, answer] of Object.entries(resolvers as Resolvers['Query'])) {
      const resolve = (_parent: unknown, args: unknown, context: RequestContext) => answer(args, context, false);
      Object.assign(fields[name] ?? {}, { resolve });
    }
  }
  return schema;
};

/**
 * graphql-jit over our schema and resolvers, behind no more of fastify than a body parser. The serialiser it can make of a query refuses
 * scalars of one's own, such as those of a refused job, so the answer is written by JSON.stringify.
 */
export const startJitServer = async (services: Services): Promise<RunningPeer> => {
  const schema = executableSchema(services.config.root);
  const compiled = new Map<string, CompiledQuery>();
  const compile = (query: string): CompiledQuery => {
    const document = parse(query);
    const [error] = validate(schema, document);
    if (error) throw error;
    const made = compileQuery(schema, document);
    if (!isCompiledQuery(made)) throw new Error('The query does not compile.');
    compiled.set(query, made);
    return made;
  };
  const app = fastify({ forceCloseConnections: true });
  app.post<{ Body: { query: string; variables: object } }>('/graphql', async (request, reply) => {
    const { query, variables } = request.body;
    const made = compiled.get(query) ?? compile(query);
    const context = await contextOf(services, request.headers.authorization);
    const result = await made.query(undefined, context, variables);
    return reply.type('application/json; charset=utf-8').send(made.stringify(result));
  });
  await app.listen({ port: 0, host: 'localhost' });
  return { url: `http://localhost:${(app.server.address() as AddressInfo).port}/graphql`, stop: () => app.close() };
};

/** Apollo Server over our schema and resolvers. */
export const startApolloServer = async (services: Services): Promise<RunningPeer> => {
  const server = new ApolloServer<RequestContext>({ schema: executableSchema(services.config.root) });
  const { url } = await startStandaloneServer(server, {
    listen: { port: 0 },
    context: ({ req }) => contextOf(services, req.headers.authorization),
  });
  return { url, stop: () => server.stop() };
};

/** The same rows by the same query in the same tenant transaction, sent as JSON with no GraphQL between. */
export const startPlainServer = async (services: Services): Promise<RunningPeer> => {
  const app = fastify({ forceCloseConnections: true });
  app.get('/listings', async (request) => {
    const context = await contextOf(services, request.headers.authorization);
    return services.inContainer(context.container._id, (tx) => operations.Query.itemsInfo.run(tx, {}, context, undefined, []));
  });
  await app.listen({ port: 0, host: 'localhost' });
  return { url: `http://localhost:${(app.server.address() as AddressInfo).port}/listings`, stop: () => app.close() };
};
