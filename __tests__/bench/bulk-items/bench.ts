import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  BulkCheckDocument,
  BulkEditUndoDocument,
  BulkItemInfoDocument,
  ItemInfoIdsDocument,
} from '../../../src/contract/generated/operations';
import { readConfig } from '../../../src/server/kernel/config';
import { startServer } from '../../../src/server/server';
import { findCaller } from '../../../src/server/sign-in/caller';
import { ask, signIn } from '../graphql/listings';
import { writeItems } from '../many-items';
import { timedAsync, type Finding } from '../measure';

const ITEMS = Number(process.env.BENCH_ITEMS ?? 10_000);
/** As many as the page asks about at once, and has changed at once. */
const CHECKED = 1000;
const CHANGED = 500;
/** Items that are changed one by one, to compare. */
const ALONE = 100;

const parts = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_each, part) => ids.slice(part * size, (part + 1) * size));

const seconds = async (work: () => Promise<void>): Promise<number> => (await timedAsync(work)) / 1000;

/** Ten thousand items: found, looked at, changed and put back as the page has it done, over HTTP; and changed one by one. */
const bench = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-data-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'bare', WORKERS: 'off' };
  const server = await startServer(readConfig(env, path.resolve(__dirname, '../../..')));
  try {
    const { pool } = server.services;
    const session = await signIn(server.origin);
    const { container } = await findCaller(pool, session.token, 'localhost');
    await writeItems(pool, container._id, ITEMS);
    const listing = { price: 10, price_by: 'percent', add_tags: ['sale'] };
    let ids: readonly string[] = [];
    const finding = await seconds(async () => {
      ids = (await ask<{ itemInfoIds: string[] }>(session, ItemInfoIdsDocument.toString(), { search: 'Tee' })).itemInfoIds;
    });
    if (ids.length < ITEMS) throw new Error(`Only ${ids.length} were found.`);
    const check = async (chunks: readonly string[][]): Promise<number> =>
      seconds(async () => {
        for (const chunk of chunks) await ask(session, BulkCheckDocument.toString(), { action: 'bulkItemInfo', ids: chunk, listing });
      });
    const dry = finding + (await check(parts(ids, CHECKED)));
    const dryAlone = (await check(parts(ids.slice(0, ALONE), 1))) * (ids.length / ALONE);
    const change = async (chunks: readonly string[][], edit?: string): Promise<number> =>
      seconds(async () => {
        for (const chunk of chunks) await ask(session, BulkItemInfoDocument.toString(), { ids: chunk, edit, ...listing });
      });
    const [alone, rest] = [ids.slice(0, ALONE), ids.slice(ALONE)];
    const peer = (await change(parts(alone, 1))) * (ids.length / alone.length);
    const ours = (await change(parts(rest, CHANGED), 'bench')) * (ids.length / rest.length);
    const undo = await seconds(async () => void (await ask(session, BulkEditUndoDocument.toString(), { _id: 'bench' })));
    const count = ids.length.toLocaleString('en-US');
    const common = { unit: 's', better: 'less' } as const;
    return [
      {
        bench: `dry run of ${count} items, found and looked at`,
        ours: dry,
        peer: dryAlone,
        peerName: 'one item a call',
        ...common,
        goal: { ratio: 10 },
      },
      { bench: `changing ${count} items`, ours, peer, peerName: 'one item a call', ...common, goal: { ratio: 10 } },
      { bench: `putting ${count} items back`, ours: undo, peer, peerName: 'changing them one a call', ...common, goal: { ratio: 10 } },
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export default bench;
