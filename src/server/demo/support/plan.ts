import { OTHER_TOPICS, ORDER_TOPICS, type Topic } from './topics';
import type { SupportStatus } from '../../../domain/support/lifecycle';

/** How near to late an answer is that somebody waits for. */
export type Pressing = 'late' | 'soon' | 'ok';

/** A conversation to be. */
export interface Talk {
  readonly topic: Topic;
  readonly status: SupportStatus;
  /** What waits for an answer; what rests does, too. */
  readonly pressing: Pressing | null;
  readonly rests: boolean;
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

type Standing = Omit<Talk, 'topic'>;

const of = (status: SupportStatus, pressing: Pressing | null = null, rests = false): Standing => ({ status, pressing, rests });

/** How they stand: 9 New, 16 Inprocess, 14 Waiting, 13 Resolved, 8 Closed; 5 are late, 6 nearly, 4 rest. */
const STANDINGS: readonly Standing[] = [
  ...times(2, of('New', 'late')),
  ...times(2, of('New', 'soon')),
  ...times(5, of('New', 'ok')),
  ...times(3, of('Inprocess', 'late')),
  ...times(4, of('Inprocess', 'soon')),
  ...times(4, of('Inprocess', 'ok', true)),
  ...times(5, of('Inprocess', 'ok')),
  ...times(14, of('Waiting')),
  ...times(13, of('Resolved')),
  ...times(8, of('Closed')),
];

/** Of so many, one is about no order. */
const EVERY = 5;

/** All of them: each topic comes in turn. */
export const TALKS: readonly Talk[] = STANDINGS.map((standing, place) => {
  const turn = Math.floor(place / EVERY);
  const [topics, nth] = place % EVERY === EVERY - 1 ? [OTHER_TOPICS, turn] : [ORDER_TOPICS, place - turn];
  const topic = topics[nth % topics.length];
  if (!topic) throw new Error('There is nothing to write about.');
  return { ...standing, topic };
});
