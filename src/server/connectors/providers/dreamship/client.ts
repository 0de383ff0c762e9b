import { z } from 'zod';
import { dreamship } from '../../../../domain/providers/dreamship';
import type { Access, Outside } from '../../connector';
import { JsonClient } from '../client';
import { usualRefusal } from '../refusal';

export const NAME = dreamship.name;

const accessShape = z.object({ token: z.string() });

/** Calls one account: 60 calls a minute, and a refusal that says in words when the next is welcome. */
export const dreamshipClient = (access: Access, outside: Outside): JsonClient => {
  const { token } = accessShape.parse(access);
  return new JsonClient(access, outside, {
    name: NAME,
    base: 'https://api.dreamship.com/v1',
    sign: (call) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }),
    buckets: () => [{ key: `dreamship:${outside.account}`, perSecond: 0.8, burst: 12 }],
    throttled: ({ status, body }) => {
      if (status !== 429) return undefined;
      const [, seconds] = /(\d+) second/.exec(body) ?? [];
      return { seconds: seconds === undefined ? undefined : Number(seconds) };
    },
    refusal: usualRefusal(NAME),
  });
};
