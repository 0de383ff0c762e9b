import { plainJson } from '../../../domain/terminal-text';

/** A text in JSON, with the colon that makes it a key. */
const TEXT = /"(?:[^"\\]|\\.)*"(?:\s*:)?/g;

/**
 * A value of a log as an expression of program text. Whatever stands in it ends neither the line nor the literal, and a key `__proto__` is a key
 * there as it is in JSON.
 */
export const expressionOf = (value: unknown, indent?: number): string =>
  plainJson(value, indent).replace(TEXT, (text) => (text === '"__proto__":' ? '["__proto__"]:' : text));
