import { GraphQLError, Kind, type GraphQLScalarType } from 'graphql';
import { isBlank, parseNumber } from '../../domain/numbers';

/** A length as a form gives it: a number, a number's text, or empty text, which is none. What none means is up to the field. */
const toPixels = (value: unknown): number | null => {
  const length = parseNumber(value);
  if (length === null && !isBlank(value)) throw new GraphQLError('A length is a number of pixels, or empty.');
  return length;
};

/** The scalar Pixels: numbers, for everybody behind it. */
export const pixels: Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'> = {
  serialize: toPixels,
  parseValue: toPixels,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return toPixels(Number(node.value));
    return toPixels(node.kind === Kind.STRING ? node.value : node);
  },
};
