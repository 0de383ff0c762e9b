import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse } from '../../../../src/domain/fault';
import { UserError } from '../../../../src/server/kernel/errors';
import type { IsolatedWork, IsolatedWorkOf } from '../../../../src/server/kernel/isolated';

export interface TestKinds {
  /** Answers what it is given, by which process, and what that has in its environment. */
  echo: { request: unknown; answer: { given: unknown; pid: number; environment: readonly string[] } };
  /** Is at work until the file it names exists. */
  hold: { request: string; answer: string };
  /** Keeps so many MB when it is done; answers by which process. */
  keep: { request: number; answer: number };
  /** Fails in one of several ways. */
  fail: { request: keyof typeof ways; answer: never };
}

const endless = (): never => {
  for (;;);
};

const kept: Buffer[] = [];

const ways = {
  refusal: (): never => {
    throw new UserError('font.unknown', { field: 'fontFamily', values: { font: 'Papyrus' } });
  },
  fault: (): never => {
    throw new Error('a fault of ours');
  },
  disk: (): never => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  },
  endless,
  heap: (): never => {
    for (const kept: number[][] = []; ;) kept.push(new Array<number>(1_000_000).fill(0.5));
  },
  /** Outside the JavaScript heap, as pixels are. */
  memory: (): never => {
    for (const kept: Buffer[] = []; ;) kept.push(Buffer.alloc(64 * 1024 ** 2, 1));
  },
  abort: () => process.abort(),
  leave: () => process.exit(0),
};

const terms: Pick<IsolatedWork<unknown, unknown>, 'crew' | 'limit' | 'tooMuch'> = {
  crew: 'drawing',
  limit: 20_000,
  tooMuch: refuse('drawing.tooMuch', { field: 'layers' }).fault,
};

export const testWork = (limit = terms.limit): IsolatedWorkOf<TestKinds> => ({
  echo: { ...terms, load: async () => async (given) => ({ given, pid: process.pid, environment: Object.keys(process.env) }) },
  hold: {
    ...terms,
    load: async () => async (file) => {
      while (!existsSync(file)) await sleep(5);
      return file;
    },
  },
  keep: {
    ...terms,
    load: async () => async (megabytes) => {
      kept.push(Buffer.alloc(megabytes * 1024 ** 2, 1));
      return process.pid;
    },
  },
  fail: { ...terms, limit, load: async () => async (way) => ways[way]() },
});
