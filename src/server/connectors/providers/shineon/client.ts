import { z } from 'zod';
import { shineon } from '../../../../domain/providers/shineon';
import type { Access, Outside } from '../../connector';
import { JsonClient } from '../client';
import { usualRefusal } from '../refusal';

export const NAME = shineon.name;

const accessShape = z.object({ token: z.string() });

/** Calls one account. No document tells an allowance: the pace is ours. */
export const shineonClient = (access: Access, outside: Outside): JsonClient => {
  const { token } = accessShape.parse(access);
  return new JsonClient(access, outside, {
    name: NAME,
    base: 'https://api.shineon.com/v1',
    sign: (call) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }),
    buckets: () => [{ key: `shineon:${outside.account}`, perSecond: 1, burst: 10 }],
    refusal: usualRefusal(NAME),
  });
};
