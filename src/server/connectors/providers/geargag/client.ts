import { z } from 'zod';
import { geargag } from '../../../../domain/providers/geargag';
import type { Access, Outside } from '../../connector';
import { JsonClient } from '../client';
import { usualRefusal } from '../refusal';

export const NAME = geargag.name;

const accessShape = z.object({ token: z.string() });

/** A truth is a word in the documents and none in their examples. */
const saysNo = (answer: unknown): boolean => z.object({ status: z.literal([false, 'false']) }).safeParse(answer).success;

/** Every answer that is a yes. */
export const answerOf = <T>(data: z.ZodType<T>) =>
  z.object({ status: z.literal([true, 'true']), data }).transform((answer) => answer.data as T);

/** Calls one account. No document tells an allowance: the pace is ours. */
export const geargagClient = (access: Access, outside: Outside): JsonClient => {
  const { token } = accessShape.parse(access);
  return new JsonClient(access, outside, {
    name: NAME,
    base: 'https://api.geargag.com/integrate',
    sign: (call) => ({ ...call, headers: { ...call.headers, authorization: token } }),
    buckets: () => [{ key: `geargag:${outside.account}`, perSecond: 2, burst: 10 }],
    refusal: usualRefusal(NAME, saysNo),
  });
};
