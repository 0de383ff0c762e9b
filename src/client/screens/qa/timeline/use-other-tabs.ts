import { useMemo } from 'react';
import type { Moment } from '../../../replay/reading/open-log';
import type { LogClient } from '../log/log-client';
import type { OtherTab } from './Timeline';

/** Where on this recording's line another one's actions are, by the clock; those before and after it are left out. */
const placesBeside = (moments: readonly Moment[], places: Float64Array, others: readonly Moment[]): Float64Array => {
  const beside: number[] = [];
  let i = 0;
  for (const other of others) {
    if (other.t !== 'a') continue;
    while (i + 1 < moments.length && (moments[i + 1]?.at ?? 0) <= other.at) i++;
    const [here, next] = [moments[i], moments[i + 1]];
    if (here && next && here.at <= other.at)
      beside.push((places[i] ?? 0) + Math.min(other.at - here.at, (places[i + 1] ?? 0) - (places[i] ?? 0)));
  }
  return Float64Array.from(beside);
};

/** The other recordings that are open, as they stand beside this one. */
export const useOtherTabs = (others: readonly LogClient[], moments: readonly Moment[], places: Float64Array): readonly OtherTab[] =>
  useMemo(
    () => others.map((other) => ({ name: other.state().name, places: placesBeside(moments, places, other.state().moments) })),
    [moments, others, places],
  );
