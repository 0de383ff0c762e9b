import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { UserError } from '../kernel/errors';
import { tellError, type ToldError } from '../kernel/told-error';

/** An error as GraphQL carries it. */
export const graphQLError = ({ message, extensions }: ToldError, options: GraphQLErrorOptions = {}): GraphQLError =>
  new GraphQLError(message, { ...options, extensions: { ...extensions } });

/** What the caller can mend. */
export const userGraphQLError = (error: UserError, options?: GraphQLErrorOptions): GraphQLError => graphQLError(tellError(error), options);
