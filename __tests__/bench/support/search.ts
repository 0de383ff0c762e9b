import { SupportsDocument } from '../../../src/contract/generated/operations';
import type { Services } from '../../../src/server/kernel/context';
import type { Session } from '../graphql/listings';
import { againstGoal, timedAsync, type Finding } from '../measure';
import { CHINESE, makeManyMessages, RARE } from './many-messages';

/** Fewer to try something out: `BENCH_MESSAGES`. */
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const ROUNDS = 30;
/** Rows the inbox asks for at a time. */
const PERPAGE = 100;

/** Searches by what makes them hard. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  'a rare word': [RARE, `${RARE.slice(0, 6)}`, 'xylophon'],
  'a word in every conversation': ['order', 'hello', 'thank'],
  'two words': ['order hello', `order ${RARE}`, 'shirt size'],
  'from:': ['from:buyer-1234@example.com', 'from:"Buyer 777"', 'from:buyer-43'],
  Chinese: [CHINESE.slice(1, 4), CHINESE, CHINESE.slice(8, 10)],
  'a phrase': ['"thank you"', `"${RARE}"`, '"question about 4001"'],
  'letters that begin many words': ['ab', 'abc', 'ord'],
};

const find = async ({ origin, token }: Session, search: string, sort: string): Promise<void> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, page: '1', perpage: String(PERPAGE) },
    body: JSON.stringify({ query: String(SupportsDocument), variables: { search, sort, filter: 'all', status: '' } }),
  });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(`${search}: ${errors[0]?.message}`);
};

const atPercent = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;

/** How long the inbox waits for conversations that have some words, 19 times of 20. */
export const measureSearch = async (services: Services, session: Session, containerId: string): Promise<Finding[]> => {
  const { rowCount } = await services.pool.query(
    `select from supports where _id = 'c00000000000000000000a00' and subject like 'Question about %'`,
  );
  if (rowCount === 0) await makeManyMessages(services, containerId, MESSAGES);
  const findings: Finding[] = [];
  const all: number[] = [];
  for (const [what, searches] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    for (const sort of ['', '-last_message_at'])
      for (const search of searches) {
        // The first time a server is asked it makes its plans.
        await find(session, search, sort);
        for (let round = 0; round < ROUNDS; round += 1) times.push(await timedAsync(() => find(session, search, sort)));
      }
    all.push(...times);
    const said = `${what}, half within ${atPercent(times, 50).toFixed(0)} ms`;
    findings.push(againstGoal(`${said}, found among ${MESSAGES.toLocaleString('en-US')} messages`, atPercent(times, 95), 100));
  }
  findings.push(againstGoal(`conversations found among ${MESSAGES.toLocaleString('en-US')} messages`, atPercent(all, 95), 100));
  return findings;
};
