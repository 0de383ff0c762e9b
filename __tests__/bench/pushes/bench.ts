import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { JobItemDocument, MakeStoreDocument } from '../../../src/contract/generated/operations';
import { newId } from '../../../src/server/db/ids';
import { addJobs } from '../../../src/server/jobs';
import type { Services } from '../../../src/server/kernel/context';
import { SHOP_SLUG } from '../../../src/server/sandbox';
import { work } from '../../../src/server/work';
import { ask, type Session } from '../graphql/listings';
import { writeItems } from '../many-items';
import { timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';

const ROOT = path.resolve(__dirname, '../../..');
/** More than four workers have in hand at once: a store's pushes are done one after the other. */
const STORES = 20;
const ITEMS = 120;
/** ms a shop on the internet takes for an answer, beside its work. */
const LATENCY = 150;
/** ms until workers are at work, and for which they are counted. */
const [WARM, SPAN] = [4000, 15_000];
const CREWS = [1, 2, 4] as const;
/** Jobs that are added at once, and one by one. */
const [MANY, SINGLE] = [10_000, 1000];

const post = (url: string, body?: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** Connects stores to shops of the sandbox that are as far away as shops are. */
const openStores = async ({ db }: Services, session: Session): Promise<string[]> => {
  const slugs = Array.from({ length: STORES }, (_each, at) => `far-${at + 1}`);
  await sql`insert into sandbox_shops select made.* from sandbox_shops as kept, unnest(${slugs}::text[]) as opened(slug),
    jsonb_populate_record(kept, jsonb_build_object('slug', opened.slug)) as made where kept.slug = ${SHOP_SLUG}`.execute(db);
  const stores: string[] = [];
  for (const slug of slugs) {
    const place = `${session.origin}/sandbox/${slug}`;
    const page = await (await post(`${place}/keys`)).text();
    const shown = (id: string): string => new RegExp(`<code id="${id}">([^<]+)`).exec(page)?.[1] ?? '';
    const woocommerce = { website: shown('website'), key: shown('consumer-key'), secret: shown('consumer-secret') };
    const params = { platform_id: 'woocommerce', sto_name: slug, woocommerce };
    stores.push((await ask<{ makeStore: { _id: string } }>(session, MakeStoreDocument.toString(), { params })).makeStore._id);
    for (const method of ['GET', 'POST', 'PUT'])
      await post(`${place}/faults`, { method, path: '/products', delay_before_ms: LATENCY, times: 1_000_000 });
  }
  return stores;
};

const doneIn = async ({ db }: Services): Promise<number> => {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_type', '=', 'push_item')
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(count);
};

const startWorker = async (dataDir: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['dist/server/main.js', 'worker'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DEMO: 'bare' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

/** Pushes a second of so many workers, each a process of its own. */
const rateOf = async (services: Services, dataDir: string, count: number): Promise<number> => {
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(dataDir)));
  try {
    await sleep(WARM);
    const before = await doneIn(services);
    const ms = await timedAsync(() => sleep(SPAN));
    return ((await doneIn(services)) - before) / (ms / 1000);
  } finally {
    await Promise.all(
      workers.map(async (worker) => {
        worker.kill('SIGTERM');
        await once(worker, 'exit');
      }),
    );
  }
};

/** Jobs a second that are put in the queue by one call, and by an insert for each in one transaction, which is as quick as that can be. */
const enqueueing = async ({ inContainer }: Services, container_id: string, store_id: string): Promise<{ ours: number; peer: number }> => {
  const target = { container_id, store_id };
  const jobs = Array.from({ length: MANY }, () => ({ item_info_id: newId(), data: { name: 'Tee' } }));
  let group = '';
  const ours = await timedAsync(() =>
    inContainer(container_id, async (tx) => {
      [group = ''] = await addJobs(tx, work.kinds.push_item, target, jobs);
    }),
  );
  const peer = await timedAsync(() =>
    inContainer(container_id, async (tx) => {
      const { job_type, queue, priority } = await tx
        .selectFrom('jobs')
        .select(['job_type', 'queue', 'priority'])
        .where('group_id', '=', group)
        .limit(1)
        .executeTakeFirstOrThrow();
      const row = { group_id: group, job_type, store_id, queue, priority, status: 'waiting', data: '{"name":"Tee"}' } as const;
      for (let n = 0; n < SINGLE; n += 1)
        await tx
          .insertInto('jobs')
          .values({ ...row, _id: newId(), item_info_id: newId(), order_id: null, created_at: 1, updated_at: 1 } as never)
          .execute();
    }),
  );
  await inContainer(container_id, async (tx) => void (await tx.deleteFrom('job_groups').where('_id', '=', group).execute()));
  return { ours: MANY / (ours / 1000), peer: SINGLE / (peer / 1000) };
};

/** How quickly pushes get to shops with one, two and four workers, and how quickly they get into the queue. */
const bench = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-pushes-'));
  try {
    return await inShop(
      async ({ services, session, context }) => {
        const containerId = context.container._id;
        await writeItems(services.pool, containerId, ITEMS);
        const stores = await openStores(services, session);
        const added = await enqueueing(services, containerId, stores[0] ?? '');
        const { rows } = await services.pool.query<{ _id: string }>('select _id from item_infos where container_id = $1', [containerId]);
        await ask(session, JobItemDocument.toString(), { ids: rows.map(({ _id }) => _id), store_ids: stores });
        const rates = new Map<number, number>();
        for (const crew of CREWS) rates.set(crew, await rateOf(services, dataDir, crew));
        const one = rates.get(1) ?? Number.NaN;
        const scaled = (crew: number, goal: number): Finding => ({
          bench: `pushes to ${STORES} shops ${LATENCY} ms away, ${crew} workers`,
          ours: rates.get(crew) ?? Number.NaN,
          peer: one,
          peerName: 'one worker',
          unit: 'pushes/s',
          better: 'more',
          goal: { ratio: goal },
        });
        return [
          scaled(2, 1.8),
          scaled(4, 2.5),
          {
            bench: `jobs put in the queue, ${MANY.toLocaleString('en-US')} at once`,
            ...added,
            peerName: 'an insert for each',
            unit: 'jobs/s',
            better: 'more',
            goal: { ratio: 3 },
          },
        ];
      },
      { dataDir },
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export default bench;
