import type { z } from 'zod';
import type { StandInAnswer, StandInRequest } from '../stand-in';

/** A refusal in TikTok's manner: HTTP 200 with a code. */
export class Refusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const says = (code: number, message: string, data?: unknown): StandInAnswer => ({
  status: 200,
  body: { code, message, request_id: '202203070749000101890810281E8C70B7', data },
});

export const checked = <T>(shape: z.ZodType<T>, value: unknown): T => {
  const read = shape.safeParse(value);
  if (!read.success)
    throw new Refusal(
      36_009_004,
      `invalid param: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  return read.data;
};

export const bodyOf = ({ body }: StandInRequest): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(36_009_004, 'body is no JSON');
  }
};
