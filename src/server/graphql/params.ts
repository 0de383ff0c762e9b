import { isJsonWithin, REQUEST_BOUNDS } from '../../domain/json-shape';
import { UserError } from '../kernel/errors';
import type { Variables } from './selection';

/** What a GraphQL request carries. */
export interface Params {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Variables;
}

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the body of a request. Throws a sentence for what is no GraphQL request. */
export const readParams = (body: unknown): Params => {
  const { query, operationName, variables } = parsed(body);
  if (typeof query !== 'string') throw new UserError('request.noQuery');
  if (typeof (operationName ?? '') !== 'string') throw new UserError('request.operationName');
  if (!isRecord(variables ?? {})) throw new UserError('request.variables');
  return { query, operationName: (operationName as string | null | undefined) || null, variables: (variables ?? {}) as Variables };
};

const parsed = (body: unknown): Variables => {
  const text = String(body);
  if (!isJsonWithin(text, REQUEST_BOUNDS)) throw new UserError('request.tooNested');
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Told below.
  }
  throw new UserError('request.notJson');
};
