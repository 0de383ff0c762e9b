import type { Moment } from '../../../replay/reading/open-log';

/** Pauses are shortened to that, in milliseconds: nobody waits for a lunch break. */
const LONGEST_PAUSE = 4_000;
/** What has no time of its own still takes some room, in milliseconds. */
const LEAST = 1;

/** Where each moment stands on the line: milliseconds from the beginning, without long pauses. */
export const placesOf = (moments: readonly Moment[]): Float64Array => {
  const places = new Float64Array(moments.length);
  let place = 0;
  for (let i = 1; i < moments.length; i++) {
    const passed = (moments[i]?.at ?? 0) - (moments[i - 1]?.at ?? 0);
    place += Math.min(Math.max(passed, LEAST), LONGEST_PAUSE);
    places[i] = place;
  }
  return places;
};

/** The last moment at or before a place; the first where there is none. */
export const momentAt = (places: Float64Array, place: number): number => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
};

/** What of the line is on screen. */
export interface View {
  readonly from: number;
  readonly to: number;
}

export const wholeView = (places: Float64Array): View => {
  const end = Math.max(places.at(-1) ?? 0, 1);
  return { from: -end * 0.01, to: end * 1.01 };
};

/** At most so close: a few milliseconds over the whole width. */
const CLOSEST = 20;

/** Closer or farther by a factor; what is at `around` stays there. Never beyond the whole line. */
export const zoomed = ({ from, to }: View, factor: number, around: number, whole: View): View => {
  const span = Math.min(Math.max((to - from) / factor, CLOSEST), whole.to - whole.from);
  const share = to > from ? (around - from) / (to - from) : 0.5;
  return moved({ from: around - share * span, to: around - share * span + span }, 0, whole);
};

/** Along the line, no farther than its ends. */
export const moved = ({ from, to }: View, by: number, whole: View): View => {
  const span = to - from;
  const start = Math.min(Math.max(from + by, whole.from), whole.to - span);
  return { from: start, to: start + span };
};

/** The same piece, moved so that a place is on it. */
export const showing = (view: View, place: number, whole: View): View => {
  if (place >= view.from && place <= view.to) return view;
  return moved(view, place - (view.from + view.to) / 2, whole);
};
