import type { z } from 'zod';
import type { StandInAnswer, StandInRequest } from '../stand-in';

/** Thrown by a route: BigCommerce's own refusal. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, title: string) {
    super(title);
    this.status = status;
  }
}

export const refuseIf = (wrong: boolean, status: number, title: string): void => {
  if (wrong) throw new Refusal(status, title);
};

/** V3 tells one failure, V2 a list. */
export const failure = (path: string, status: number, title: string): StandInAnswer => ({
  status,
  body: path.startsWith('/v2') ? [{ status, message: title }] : { status, title, type: 'https://developer.bigcommerce.com/', errors: {} },
});

/** The body by a strict shape: what the documents do not name is refused. */
export const bodyOf = <T>({ headers, body }: StandInRequest, shape: z.ZodType<T>): T => {
  refuseIf(headers['content-type'] !== 'application/json', 415, 'Content-Type is not application/json');
  const read = shape.safeParse(JSON.parse(body.toString()));
  if (!read.success) throw new Refusal(422, read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return read.data;
};

/** Parameters of a list; others than those named are refused. */
export const queryOf = ({ query }: StandInRequest, allowed: readonly string[]): Readonly<Record<string, string | undefined>> => {
  for (const name of query.keys()) refuseIf(!allowed.includes(name), 422, `Unknown parameter ${name}`);
  return Object.fromEntries(query);
};

/** A page of a list of V3. */
export const pageOf = <T>(rows: readonly T[], { page = '1', limit = '50' }: Readonly<Record<string, string | undefined>>) => {
  refuseIf(Number(limit) > 250, 422, 'limit is at most 250');
  return { data: rows.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)), meta: {} };
};

export type Route = readonly [method: string, path: RegExp, act: (request: StandInRequest, ids: readonly number[]) => StandInAnswer];

export const route = (routes: readonly Route[], request: StandInRequest): StandInAnswer => {
  for (const [method, path, act] of routes) {
    const found = request.method === method ? path.exec(request.path) : null;
    if (found) return act(request, found.slice(1).map(Number));
  }
  throw new Refusal(404, 'The requested resource was not found.');
};
