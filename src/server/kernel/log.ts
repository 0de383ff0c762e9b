import { randomBytes } from 'node:crypto';
import { terminalLine } from '../../domain/terminal-text';
import { measure } from './measure';

const oneLine = (text: string): string => terminalLine(text.replaceAll('\n', ' | '));

/**
 * Writes one line about something an operator may have to look at, with the error's own words, and returns the short id that stands in
 * the answer to the caller. Never pass secrets, request bodies or headers.
 */
export const logFault = (where: string, error: unknown): string => {
  measure('fault', { where });
  const id = randomBytes(4).toString('hex');
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${new Date().toISOString()} fault ${id} ${oneLine(`${where}: ${told}`)}\n`);
  return id;
};
