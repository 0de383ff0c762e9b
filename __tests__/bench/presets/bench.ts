import { sql, type RawBuilder } from 'kysely';
import type { QueryProductPresetArgs } from '../../../src/contract/generated/resolvers';
import { forgetLists } from '../../../src/server/db/kept-pages';
import { seedManyPresets } from '../../../src/server/demo';
import type { RequestContext, Services, Tx } from '../../../src/server/kernel/context';
import { operations } from '../../../src/server/operations';
import { median, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';

/** Fewer to try something out: `BENCH_PRESETS`. */
const PRESETS = Number(process.env.BENCH_PRESETS ?? 100_000);
const PERPAGE = 20;
/** Each list is read so often, with nothing known of it: the middle one of a page's times counts, for the machine has other work too. */
const ROUNDS = 3;

const atPercent = (values: readonly number[], percent: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;

interface Asked {
  readonly args: QueryProductPresetArgs;
  /** What its rows meet, and their order, said by hand. */
  readonly where: RawBuilder<unknown>;
  readonly order: string;
}

const list = (args: QueryProductPresetArgs, where: RawBuilder<unknown> = sql`true`, order = '_id'): Asked => ({ args, where, order });

const LISTS: readonly Asked[] = [
  list({}),
  list({ type: 'apparel' }, sql`type = 'apparel'`),
  list({ type: 'jewelry', sort: 'name' }, sql`type = 'jewelry'`, 'name, _id'),
  list({ provider: 'printify' }, sql`provider = 'printify'`),
  list(
    { provider: 'printify', type: 'apparel', sort: '-updated_at' },
    sql`provider = 'printify' and type = 'apparel'`,
    'updated_at desc, _id desc',
  ),
  list({ tags: ['winter'] }, sql`tags @> array['winter']`),
  list({ collection: 'Summer' }, sql`collections @> array['Summer']`),
  list({ favorite: true }, sql`favorite`),
  list({ search: 'juniper mug' }, sql`name ~* '\\mjuniper' and name ~* '\\mmug'`),
  list({ sort: 'name' }, sql`true`, 'name, _id'),
  list({ sort: '-base_price' }, sql`true`, 'coalesce(base_price_from, 0) desc, _id desc'),
  list({ sort: '-mockup_count' }, sql`true`, 'mockup_count desc, _id desc'),
  list({ sort: 'created_at' }, sql`true`, 'created_at, _id'),
];

type Read = (tx: Tx, context: RequestContext) => Promise<readonly { readonly _id: string }[]>;

const oursOf =
  ({ args }: Asked): Read =>
  (tx, context) =>
    operations.Query.productPreset.run(tx, args, context, undefined, []) as Promise<unknown> as ReturnType<Read>;

const byOffset =
  ({ where, order }: Asked): Read =>
  async (tx, { container, page, perpage }) => {
    const mine = sql`from product_presets where container_id = ${container._id} and ${where}`;
    await sql`select count(*) ${mine}`.execute(tx);
    const { rows } = await sql<{
      _id: string;
    }>`select * ${mine} order by ${sql.raw(order)} offset ${(page - 1) * perpage} limit ${perpage}`.execute(tx);
    return rows;
  };

const measure = async (services: Services, base: RequestContext): Promise<Finding[]> => {
  const times = { ours: [] as number[], peer: [] as number[] };
  const said: string[] = [];
  for (const asked of LISTS) {
    let total = 0;
    const time = async (page: number, read: Read): Promise<[string, number]> => {
      let ids = '';
      const ms = await timedAsync(async () => {
        const context = { ...base, page, setTotal: (found: number) => void (total = found) };
        ids = (await services.inContainer(base.container._id, (tx) => read(tx, context))).map(({ _id }) => _id).join(' ');
      });
      return [ids, ms];
    };
    const rounds: { readonly ours: readonly number[]; readonly peer: readonly number[] }[] = [];
    let firstMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Nothing is known of it: it is counted, where that has to be.
      forgetLists(base.container._id);
      const [first, ms] = await time(1, oursOf(asked));
      firstMs = ms;
      const last = Math.max(1, Math.ceil(total / PERPAGE));
      const pages = [1, Math.ceil(last / 2), last - 1].filter((page) => page >= 1);
      const [same] = await time(1, byOffset(asked));
      if (first !== same) throw new Error(`The first page of ${JSON.stringify(asked.args)} is not the same.`);
      const each = { ours: [] as number[], peer: [] as number[] };
      for (const page of pages) {
        each.ours.push((await time(page, oursOf(asked)))[1]);
        each.peer.push((await time(page, byOffset(asked)))[1]);
      }
      rounds.push(each);
    }
    for (const side of ['ours', 'peer'] as const)
      times[side].push(...(rounds[0]?.[side] ?? []).map((_ms, page) => median(rounds.map((each) => each[side][page] ?? Number.NaN))));
    said.push(
      `${firstMs.toFixed(0)} then ${times.ours
        .slice(-3)
        .map((each) => each.toFixed(0))
        .join(' ')} (${times.peer
        .slice(-3)
        .map((each) => each.toFixed(0))
        .join(' ')}) of ${total} ${JSON.stringify(asked.args)}`,
    );
  }
  if (process.env.BENCH_EACH) process.stderr.write(`${said.join('\n')}\n`);
  return [
    {
      bench: `a page of any list of ${PRESETS.toLocaleString('en-US')} product types, 95 of 100`,
      ours: atPercent(times.ours, 95),
      peer: atPercent(times.peer, 95),
      peerName: 'offset paging',
      unit: 'ms',
      better: 'less',
      goal: { ratio: 10 },
    },
  ];
};

/** Any page of a large catalogue, read in the tenant's transaction with its total and everything an answer needs. */
const bench = (): Promise<Finding[]> =>
  inShop(
    async ({ services, context }) => {
      const made = await timedAsync(async () => {
        const { rows } = await services.pool.query<{ count: number }>('select count(*)::integer as count from product_presets');
        if ((rows[0]?.count ?? 0) < PRESETS) await seedManyPresets(services.db, context.container._id, PRESETS);
      });
      if (process.env.BENCH_EACH) process.stderr.write(`made in ${(made / 1000).toFixed(1)} s\n`);
      await services.pool.query('vacuum analyze product_presets, preset_words, preset_labels, preset_counts, preset_count_changes');
      return measure(services, context);
    },
    { dataDir: process.env.BENCH_DATA, perpage: PERPAGE },
  );

export default bench;
