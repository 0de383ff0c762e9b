import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { jsonb } from '../../db/json';
import { fetchPicture, NotFetched } from '../fetching';
import type { PrintAccount } from './accounts';
import type { PrintOrder } from './orders';
import type { PrintFile } from './tables';

/** What the provider prints from, and how large a file it takes. */
const LIMITS = { types: /^image\/(png|jpeg)$/, most: 100 * 1024 * 1024 };

const tried = async (account: PrintAccount, request: FastifyRequest, { src }: PrintFile): Promise<PrintFile> => {
  try {
    await fetchPicture(account.origin, request, src, LIMITS);
    return { src, state: 'fetched', why: null };
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    return { src, state: 'failed', why: error.message };
  }
};

/** Fetches the files of an order that nobody fetched yet, and writes down what came of it. Twice at once does no harm. */
export const fetchFiles = async (services: Services, account: PrintAccount, request: FastifyRequest, order: PrintOrder): Promise<void> => {
  if (order.files.every(({ state }) => state !== 'waiting')) return;
  const files: PrintFile[] = [];
  for (const file of order.files) files.push(file.state === 'waiting' ? await tried(account, request, file) : file);
  await services.db
    .updateTable('sandbox_print_orders')
    .set({ files: jsonb(files) })
    .where('id', '=', order.id)
    .execute();
};
