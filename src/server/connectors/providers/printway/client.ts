import { z } from 'zod';
import { printway } from '../../../../domain/providers/printway';
import { parseJson } from '../../answer';
import type { Access, Outside } from '../../connector';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';
import { JsonClient, keyRefused } from '../client';
import { usualRefusal } from '../refusal';

export const NAME = printway.name;
const API = 'https://apis.printway.io/v3';

const accessShape = z.object({ access_token: z.string(), refresh_token: z.string().default('') });

const renewedShape = z.object({
  success: z.literal(true),
  data: z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) }),
});

/** Asks for the next tokens: those there were are used up by it. */
const renewal =
  (outside: Outside) =>
  (kept: Access): Promise<Access> => {
    const url = new URL(`${API}/auth/refresh-token`);
    url.searchParams.set('refresh_token', accessShape.parse(kept).refresh_token);
    const call: Call = { method: 'GET', url };
    // Made again, the tokens of an answer that got lost would be used up.
    const transport = new Transport({}, outside, { name: NAME, tries: 1, sign: (plain) => plain });
    return transport.ask(call, (response) => {
      const renewed = renewedShape.safeParse(parseJson(response.body));
      if (!renewed.success) throw response.status < 400 ? keyRefused(NAME) : (failureOfStatus(url.host, response) ?? keyRefused(NAME));
      const { accessToken, refreshToken } = renewed.data.data;
      return { ...kept, access_token: accessToken, refresh_token: refreshToken };
    });
  };

const saysNo = (answer: unknown): boolean => z.object({ success: z.literal(false) }).safeParse(answer).success;

/** Calls one account: 50 calls in three seconds. A token lasts two years, and is renewed where what renews it was entered. */
export const printwayClient = (access: Access, outside: Outside): JsonClient => {
  const renewable = accessShape.parse(access).refresh_token !== '';
  return new JsonClient(access, outside, {
    name: NAME,
    base: API,
    sign: (call, now) => ({ ...call, headers: { ...call.headers, 'pw-access-token': accessShape.parse(now).access_token } }),
    buckets: () => [{ key: `printway:${outside.account}`, perSecond: 12, burst: 12 }],
    refusal: usualRefusal(NAME, saysNo),
    ...(renewable && { expired: ({ status }) => status === 401, renew: renewal(outside) }),
  });
};
