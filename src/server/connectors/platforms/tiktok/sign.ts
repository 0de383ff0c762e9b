import { createHmac } from 'node:crypto';

/**
 * TikTok's signature of a call: path, query (without `sign` and `access_token`) by names and the exact body, wrapped in the application's
 * secret. The body of an upload is left out.
 */
export const signatureOf = (secret: string, { pathname, searchParams }: URL, body: string): string => {
  const named = [...searchParams].filter(([name]) => name !== 'sign' && name !== 'access_token');
  // By code units, whatever the language of the machine is.
  const query = named.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name, value]) => name + value);
  return createHmac('sha256', secret)
    .update(`${secret}${pathname}${query.join('')}${body}${secret}`)
    .digest('hex');
};
