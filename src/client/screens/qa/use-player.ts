import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { momentAt } from './timeline/scale';

/** How often as fast as it was; the last one waits for nothing. */
export const RATES = [0.5, 1, 2, 4, 8, Infinity] as const;
export type Rate = (typeof RATES)[number];

/** Moments that pass with each picture where nothing is waited for. */
const AT_ONCE = 10;

export interface Player {
  readonly playing: boolean;
  readonly rate: Rate;
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly setRate: (rate: Rate) => void;
}

/** Moves on by itself, from picture to picture. */
export const usePlayer = (places: Float64Array, index: number, onIndex: (index: number) => void): Player => {
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState<Rate>(1);
  const now = useRef({ index, onIndex });
  useLayoutEffect(() => {
    now.current = { index, onIndex };
  });
  useEffect(() => {
    if (!playing) return undefined;
    let handle = 0;
    let before: number | undefined;
    let place = places[now.current.index] ?? 0;
    let shown = now.current.index;
    const step = (time: number): void => {
      const passed = before === undefined ? 0 : time - before;
      before = time;
      // Somebody went elsewhere meanwhile.
      if (now.current.index !== shown) place = places[now.current.index] ?? place;
      const end = places.length - 1;
      if (rate === Infinity) place = places[Math.min(end, now.current.index + AT_ONCE)] ?? place;
      else place += passed * rate;
      const next = momentAt(places, place);
      shown = next;
      if (next !== now.current.index) now.current.onIndex(next);
      if (next >= end) setPlaying(false);
      else handle = requestAnimationFrame(step);
    };
    handle = requestAnimationFrame(step);
    return () => cancelAnimationFrame(handle);
  }, [places, playing, rate]);
  const toggle = useCallback(() => {
    // From the end it begins anew.
    if (!playing && now.current.index >= places.length - 1) now.current.onIndex(0);
    setPlaying(!playing);
  }, [places, playing]);
  const stop = useCallback(() => setPlaying(false), []);
  return { playing, rate, toggle, stop, setRate };
};
