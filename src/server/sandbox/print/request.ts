import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { accountOfToken } from '../tokens';
import { findAccount, type PrintAccount } from './accounts';
import { notFound, PrintError } from './print-error';

const accounts = new WeakMap<FastifyRequest, PrintAccount>();

/** Whose token a call was made with; throws the 401 the provider would answer. */
export const checkToken = async (services: Services, request: FastifyRequest): Promise<PrintAccount> => {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const slug = token && (await accountOfToken(services, 'print', token));
  const account = slug ? await findAccount(services, slug) : undefined;
  if (!account) throw new PrintError(401, 401, 'Unauthenticated.', 'The access token is missing or wrong');
  accounts.set(request, account);
  return account;
};

/** The account of a call. Set before any route runs. */
export const accountOf = (request: FastifyRequest): PrintAccount => {
  const account = accounts.get(request);
  if (!account) throw notFound();
  return account;
};
