import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessagesDocument, SupportDeskDocument } from '../../../src/contract/generated/operations';
import { openStream } from '../../server/api/live/stream-client';
import { makeManyOrders } from '../../server/many-orders';
import { LONGEST, makeManySupports } from '../../server/many-supports';
import { ask, type Session } from '../graphql/listings';
import { inTurn, median, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';
import { measureSearch } from './search';

const [TALKS, MESSAGES] = [2_000, 2_000];
const ROUNDS = 15;
/** ms between two looks of whoever is told nothing. */
const POLL = 1_000;

const NOTE = 'mutation ($id: ID!, $body: String!) { messageSend(support_id: $id, kind: "note", body: $body) { _id } }';

interface Desk {
  readonly support: { readonly messages: readonly { readonly _id: string; readonly body: string }[] };
}

const open = (session: Session): Promise<Desk> => ask<Desk>(session, String(SupportDeskDocument), { _id: LONGEST });

/** A whole conversation, one page after another. */
const readAll = async (session: Session): Promise<number> => {
  let oldest = (await open(session)).support.messages[0]?._id;
  let count = 0;
  while (oldest !== undefined) {
    const { messages } = await ask<{ messages: { _id: string }[] }>(session, String(MessagesDocument), {
      support_id: LONGEST,
      before: oldest,
    });
    count += messages.length;
    oldest = messages[0]?._id;
  }
  return count;
};

const measureThread = async (session: Session): Promise<Finding> => {
  const times = { ours: [] as number[], all: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of inTurn(['ours', 'all'] as const, round))
      times[side].push(await timedAsync(async () => void (await (side === 'ours' ? open : readAll)(session))));
  return {
    bench: `opening a conversation of ${MESSAGES.toLocaleString('en-US')} messages`,
    ours: median(times.ours),
    peer: median(times.all),
    peerName: 'all of them',
    unit: 'ms',
    better: 'less',
    goal: { ours: 100 },
  };
};

/** From the moment somebody sends until a second agent's page has read it. */
const measureNews = async (session: Session): Promise<Finding> => {
  const stream = await openStream(session.origin, session.token);
  const has = async (body: string): Promise<boolean> => (await open(session)).support.messages.some((each) => each.body === body);
  const hear = async (body: string): Promise<void> => {
    for (let heard = -1; ; await sleep(2)) {
      if (stream.changes.length === heard) continue;
      heard = stream.changes.length;
      if (await has(body)) return;
    }
  };
  const poll = async (body: string): Promise<void> => {
    while (!(await has(body))) await sleep(POLL);
  };
  const times = { ours: [] as number[], poll: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of inTurn(['ours', 'poll'] as const, round)) {
        const body = `${side} ${round}`;
        const look = (side === 'ours' ? hear : poll)(body);
        // Not at the same moment of every look.
        await sleep((round * 67) % POLL);
        times[side].push(
          await timedAsync(async () => {
            await ask(session, NOTE, { id: LONGEST, body });
            await look;
          }),
        );
      }
  } finally {
    stream.close();
  }
  return {
    bench: 'a message of one agent on the page of another',
    ours: median(times.ours),
    peer: median(times.poll),
    peerName: `looking every ${POLL / 1000} s`,
    unit: 'ms',
    better: 'less',
    goal: { ours: 1_000 },
  };
};

/** Support over HTTP, as two pages have it, and a search among many messages. Rows of the search take minutes to make: `BENCH_DATA` keeps them. */
const bench = async (): Promise<Finding[]> => [
  ...(await inShop(async ({ services, session, context: { container } }) => {
    await makeManyOrders(services.pool, container._id, 100);
    await makeManySupports(services.pool, container._id, TALKS, { messages: MESSAGES });
    return [await measureThread(session), await measureNews(session)];
  })),
  ...(await inShop(({ services, session, context: { container } }) => measureSearch(services, session, container._id), {
    dataDir: process.env.BENCH_DATA && path.join(process.env.BENCH_DATA, 'messages'),
  })),
];

export default bench;
