import type { z } from 'zod';
import type { StandInRequest } from '../stand-in';

/** A refusal in Wish's manner. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  constructor(code: number, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const checked = <T>(shape: z.ZodType<T>, value: unknown): T => {
  const read = shape.safeParse(value);
  if (!read.success) throw new Refusal(90_001, read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '));
  return read.data;
};

export const bodyOf = ({ body }: StandInRequest): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(90_001, 'body is no JSON');
  }
};
