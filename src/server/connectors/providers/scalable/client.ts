import { z } from 'zod';
import { scalable } from '../../../../domain/providers/scalable';
import type { Access, Outside } from '../../connector';
import { JsonClient } from '../client';
import { usualRefusal } from '../refusal';

export const NAME = scalable.name;

const accessShape = z.object({ api_key: z.string() });

/** Calls one account: the key is the password of somebody without a name. No document tells an allowance: the pace is ours. */
export const scalableClient = (access: Access, outside: Outside): JsonClient => {
  const { api_key } = accessShape.parse(access);
  const authorization = `Basic ${Buffer.from(`:${api_key}`).toString('base64')}`;
  return new JsonClient(access, outside, {
    name: NAME,
    base: 'https://api.scalablepress.com/v2',
    sign: (call) => ({ ...call, headers: { ...call.headers, authorization } }),
    buckets: () => [{ key: `scalable:${outside.account}`, perSecond: 2, burst: 10 }],
    refusal: usualRefusal(NAME),
  });
};
