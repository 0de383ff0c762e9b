import type { Moment } from './moments';
import type { OpenedLog } from './open-log';

export interface Causes {
  /** What led to a moment, the nearest first: ends with what a person or a timer did, or where the log knows no more. */
  readonly back: (moment: Moment) => readonly Moment[];
  /** What it led to by itself: actions, and calls sent during it, in order. */
  readonly effects: (moment: Moment) => readonly Moment[];
  /** The calls of a moment: those sent during it, and the one whose answer it is. */
  readonly calls: (moment: Moment) => { readonly sent: readonly Moment[]; readonly answers: Moment | undefined };
}

/** Who led to what, as far as the log tells. */
export const createCauses = (log: OpenedLog): Causes => {
  const { moments } = log;
  const ledTo = new Map<number, Moment[]>();
  const carried = new Map<number, Moment>();
  for (const moment of moments) {
    if (moment.t === 'n' && moment.carried !== undefined) carried.set(moment.carried, moment);
    // The action a call names may be the last one before it; an action does not lead to itself.
    if (moment.cause === undefined || (moment.t === 'a' && moment.cause === moment.seq)) continue;
    const known = ledTo.get(moment.cause);
    if (known) known.push(moment);
    else ledTo.set(moment.cause, [moment]);
  }

  /** The call an answer or a failure is of: it names the action, or settled right before it. */
  const answeredBy = (moment: Moment): Moment | undefined => {
    const named = carried.get(moment.seq);
    if (named || moment.origin !== 'net') return named;
    for (let i = moment.index - 1; i >= 0 && moments[i]?.t !== 'a'; i--) if (moments[i]?.t === 'n') return moments[i];
    return undefined;
  };

  const causeOf = (moment: Moment): Moment | undefined => {
    const cause = moment.cause ?? (moment.t === 'a' ? answeredBy(moment)?.cause : undefined);
    const led = cause === undefined ? undefined : log.action(cause);
    // A log by another hand may name what comes later, or go round in circles.
    return led && led.index < moment.index ? led : undefined;
  };

  return {
    back: (moment) => {
      const chain: Moment[] = [];
      for (let led = causeOf(moment); led; led = causeOf(led)) chain.push(led);
      return chain;
    },
    effects: ({ t, seq }) => (t === 'a' ? (ledTo.get(seq) ?? []) : []),
    calls: (moment) => ({
      sent: moment.t === 'a' ? (ledTo.get(moment.seq) ?? []).filter(({ t }) => t === 'n') : [],
      answers: moment.t === 'a' ? answeredBy(moment) : undefined,
    }),
  };
};
