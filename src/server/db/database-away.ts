import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/**
 * SQLSTATEs that say nothing of the statement: the connection failed (08), the server is stopped, crashed, starts or its database was dropped
 * (57P01 to 57P04), or it has no connection left (53300).
 */
const AWAY = /^(?:08...|57P0[1-4]|53300)$/;

/** How a connection that cannot be made or breaks is told by the system. */
const BROKEN: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const SYSCALLS: readonly string[] = ['connect', 'read', 'write', 'getaddrinfo'];

/** The driver's own words for a connection that ended, or that nobody gave it; it has no codes for them. */
const DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

interface SystemError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/**
 * Whether something failed because the database could not be reached or went away meanwhile, and not by what was asked of it. Calls to other
 * places end in errors of their own, which have no such cause.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!isNativeError(error)) return false;
  if (error instanceof DatabaseError) return AWAY.test(error.code ?? '');
  const { code, syscall, cause, errors } = error as SystemError;
  if (BROKEN.includes(String(code)) && SYSCALLS.includes(String(syscall))) return true;
  if (DRIVER.test(error.message)) return true;
  return isDatabaseAway(cause) || (Array.isArray(errors) && errors.length > 0 && errors.every((each) => isDatabaseAway(each)));
};
