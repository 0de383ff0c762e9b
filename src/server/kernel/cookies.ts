import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of a cookie as it was sent; undefined without one. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

interface Cookie {
  readonly name: string;
  /** Letters, digits, `-` and `_`, which need no escaping. */
  readonly value: string;
  /** Seconds; 0 removes it. */
  readonly maxAge: number;
  readonly path: string;
  /** Whether the page's scripts may not read it. */
  readonly httpOnly: boolean;
}

/** Sets a cookie that other sites' forms do not carry, over https alone where the request came by https. */
export const setCookie = (request: FastifyRequest, reply: FastifyReply, { name, value, maxAge, path, httpOnly }: Cookie): void => {
  const flags = `${httpOnly ? '; HttpOnly' : ''}; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAge}; Path=${path}${flags}`);
};
