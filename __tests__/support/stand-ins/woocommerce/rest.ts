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

const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .optional();

/** What lists that know when something was changed take beside it. */
export const CHANGED = {
  include: z.string().optional(),
  orderby: z.enum(['id', 'modified']).optional(),
  order: z.literal('asc').optional(),
  modified_after: time,
  modified_before: time,
  dates_are_gmt: z.literal('true').optional(),
};

export const datesAreGmt = ({
  modified_after,
  dates_are_gmt,
}: {
  modified_after?: string | undefined;
  dates_are_gmt?: string | undefined;
}) => (modified_after === undefined) === (dates_are_gmt === undefined);

interface Changed {
  readonly id: number;
  readonly changedAt: number;
}

type AskedChanged = Readonly<Partial<Record<'include' | 'orderby' | 'modified_after' | 'modified_before', string | undefined>>>;

/** Rows that were changed within what is asked for, in the order that is. */
export const changedRows = <Row extends Changed>(
  rows: readonly Row[],
  { include, orderby, modified_after, modified_before }: AskedChanged,
): readonly Row[] => {
  const ids = include?.split(',').map(Number);
  return rows
    .filter(({ id }) => !ids || ids.includes(id))
    .filter(({ changedAt }) => modified_after === undefined || gmt(changedAt) > modified_after)
    .filter(({ changedAt }) => modified_before === undefined || gmt(changedAt) < modified_before)
    .toSorted((a, b) => (orderby === 'modified' ? a.changedAt - b.changedAt : 0) || (orderby === undefined ? b.id - a.id : a.id - b.id));
};

/** A row with the fields that were asked for alone. */
export const picked = (row: object, fields: string | undefined): object =>
  fields === undefined ? row : Object.fromEntries(Object.entries(row).filter(([name]) => fields.split(',').includes(name)));

const gmt = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
export { gmt };
