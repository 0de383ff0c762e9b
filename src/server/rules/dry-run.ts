import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RuleTest } from '../../contract/generated/resolvers';
import type { RuleDefinition } from '../../domain/rules/terms';
import { DAY } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { compileConditions } from './conditions';
import { COUNTED_DAYS } from './rules';
import type { PastEvent, RuleSubject } from './subject';

/** Events that are compared at most. */
const MOST_EVENTS = 5000;
const MOST_EXAMPLES = 10;
/** Events after which the server answers others. */
const A_TURN = 100;

/** What a rule would have done of late. `now`: by the market's clock. */
export const testRule = async (
  tx: Tx,
  containerId: string,
  subject: RuleSubject,
  definition: RuleDefinition,
  now: number,
): Promise<RuleTest> => {
  const isMet = compileConditions(subject.terms, definition);
  const of = { since: now - COUNTED_DAYS * DAY, now, most: MOST_EVENTS };
  const { events, complete } = await subject.history(tx, containerId, definition, of);
  const touched = new Map<string, PastEvent>();
  for (const [place, each] of events.entries()) {
    if (place % A_TURN === A_TURN - 1) await nextTurn();
    if (!touched.has(each.subject_id) && (await isMet(each.facts))) touched.set(each.subject_id, each);
  }
  return {
    touched: touched.size,
    events: events.length,
    complete,
    examples: [...touched.values()].slice(0, MOST_EXAMPLES).map(({ subject_id, title, detail, at }) => ({ subject_id, title, detail, at })),
  };
};
