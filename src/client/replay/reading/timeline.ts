import { elapsed } from '../../kernel/clock';
import type { HeaderRecord } from '../format';
import { createPlayer, type PlayResult } from '../player';
import type { CreateReducer, State } from '../slices';
import { createSteps, type Steps } from '../steps';
import type { Moment } from './moments';
import type { OpenedLog } from './open-log';

/** After so many moments a state is kept as it is; it shares with the others what did not change. */
const KEPT_EVERY = 250;
/** How many stretches keep all their states: those looked at last. */
const STRETCHES = 3;

/** How many states a stretch has before another one goes on from its last. */
const STRETCH = 2 * KEPT_EVERY;

interface Base {
  /** Of the moment after which the state was. */
  readonly index: number;
  readonly state: State | null;
}
const NOWHERE: Base = { index: -1, state: null };

/** The states after some moments in a row, from one that was kept. */
interface Stretch {
  readonly first: number;
  readonly states: (State | null)[];
  readonly steps: Steps;
}

export interface Timeline {
  /**
   * The state after a moment; null where the log does not tell it, as after a gap. States of moments near each other share what did not
   * change. What was read of the log already is not folded again from its beginning.
   */
  readonly stateAt: (moment: Pick<Moment, 'index'>) => State | null;
  /** Goes through the log for so many milliseconds, comparing it with what it says of itself; true: it came to the end, or was there. */
  readonly proceed: (ms: number) => boolean;
  /** How many moments were gone through. */
  readonly reached: () => number;
  /** What was found so far. */
  readonly result: () => PlayResult;
}

/** Every moment of a log at hand: the state after each, whether or not the log was gone through before. */
export const createTimeline = (log: OpenedLog, createReducer: CreateReducer): Timeline => {
  const { moments } = log;
  const player = createPlayer(createReducer);
  /** Kept states, by the index of their moment, in order. */
  const kept: Base[] = [];
  let reached = 0;
  /** Goes on where the player stopped, at the first difference. */
  let beyond: Steps | undefined;
  /** The moment of the first difference: from there on the page's own states are worth more than the fold. */
  let differs = Infinity;
  let stretches: Stretch[] = [];

  const proceedBy = (moment: Moment): void => {
    const record = log.record(moment);
    if (beyond) {
      beyond.take(record);
    } else {
      player.play(record);
      if (player.diverged()) {
        differs = moment.index;
        beyond = createSteps(createReducer, { from: { state: player.state(), seq: moment.seq }, believesSnapshots: () => true });
        if (record.t === 's') beyond.take(record);
        stretches = stretches.filter(({ first }) => first < differs);
      }
    }
    if (moment.t === 'h' || moment.index % KEPT_EVERY === 0 || moment.index === differs) {
      kept.push({ index: moment.index, state: (beyond ?? player).state() });
    }
  };

  /** The last place at or before a moment from where it can be folded. */
  const baseOf = (index: number): Base => {
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.index ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    const near = stretches
      .filter(({ first }) => first <= index)
      .map(({ first, states }): Base => ({ index: first + states.length - 1, state: states.at(-1) ?? null }))
      .reduce((best, end) => (end.index > best.index && end.index <= index ? end : best), kept[low - 1] ?? NOWHERE);
    if (index < reached) return near;
    for (let i = index; i > near.index; i--) {
      const moment = moments[i];
      if (moment?.t !== 'h' && moment?.t !== 's') continue;
      const steps = createSteps(createReducer);
      steps.take(log.record(moment));
      return { index: i, state: steps.state() };
    }
    return near;
  };

  const stretchFor = (index: number): Stretch => {
    const known = stretches.find(({ first, states }) => first <= index && index < first + Math.max(states.length, STRETCH));
    if (known) return known;
    const base = baseOf(index);
    const again = stretches.find(({ first }) => first === base.index);
    if (again) return again;
    const moment = moments[base.index];
    const states = [base.state];
    const steps = createSteps(createReducer, {
      from: { state: base.state, seq: moment?.seq ?? 0 },
      believesSnapshots: () => base.index + states.length >= differs,
    });
    // A header is taken as one, for what follows may be a gap before its first action.
    if (moment?.t === 'h') steps.take({ ...(log.record(moment) as HeaderRecord), state: base.state });
    return { first: base.index, states, steps };
  };

  const stateAt = ({ index }: Pick<Moment, 'index'>): State | null => {
    if (index < 0 || index >= moments.length) return null;
    const stretch = stretchFor(index);
    stretches = [stretch, ...stretches.filter((other) => other !== stretch)].slice(0, STRETCHES);
    const { first, states, steps } = stretch;
    for (let i = first + states.length; i <= index; i++) {
      const moment = moments[i];
      if (moment && moment.t !== 'c' && moment.t !== 'n') steps.take(log.record(moment));
      states.push(steps.state());
    }
    return states[index - first] ?? null;
  };

  return {
    stateAt,
    proceed: (ms) => {
      const until = elapsed() + ms;
      for (let n = 0; reached < moments.length; n++) {
        if (n % 16 === 0 && elapsed() > until) return false;
        const moment = moments[reached];
        if (moment) proceedBy(moment);
        reached++;
      }
      return true;
    },
    reached: () => reached,
    result: player.result,
  };
};
