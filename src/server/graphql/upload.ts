import { GraphQLError, Kind, type GraphQLInputType, type GraphQLScalarType, isListType, isNonNullType } from 'graphql';
import { refusalIn } from '../kernel/language';
import { SentFile } from '../kernel/sent-file';

const noUpload = (): never => {
  throw new GraphQLError(refusalIn('en', 'request.noUpload', {}));
};

/** The scalar Upload: a file of a multipart call, or a text where the operation knows what one means. */
export const upload: Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'> = {
  serialize: noUpload,
  parseValue: (value) => (value instanceof SentFile || typeof value === 'string' ? value : noUpload()),
  parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : noUpload()),
};

/** Whether an argument takes a file, or a list of them. */
export const isUpload = (type: GraphQLInputType): boolean =>
  isNonNullType(type) || isListType(type) ? isUpload(type.ofType) : type.name === 'Upload';
