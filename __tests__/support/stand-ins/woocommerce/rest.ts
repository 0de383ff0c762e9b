import { z } from 'zod';
import type { StandInAnswer } from '../stand-in';

/** An error in WordPress's words. */
export class Refused extends Error {
  readonly answer: StandInAnswer;

  constructor(status: number, code: string, message: string = code) {
    super(message);
    this.answer = { status, body: { code, message, data: { status } } };
  }
}

export const noRoute = (): Refused => new Refused(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** A body or a query by its shape, with nothing beside it. */
export const parse = <T>(shape: z.ZodType<T>, given: unknown): T => {
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  throw new Refused(
    400,
    'rest_invalid_param',
    `Invalid parameter(s): ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join()}`,
  );
};

const count = z.string().regex(/^\d+$/).transform(Number);

/** What every list takes. */
export const LIST = {
  per_page: count.pipe(z.number().min(1).max(100)).default(10),
  offset: count.default(0),
  _fields: z.string().optional(),
};

/** A row with the fields that were asked for alone. */
export const picked = (row: object, fields: string | undefined): object =>
  fields === undefined ? row : Object.fromEntries(Object.entries(row).filter(([name]) => fields.split(',').includes(name)));

const gmt = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
export { gmt };
