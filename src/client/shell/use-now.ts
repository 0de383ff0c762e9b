import { startOfDay } from 'date-fns/startOfDay';
import { useEffect, useState } from 'react';
import { every, now } from '../kernel/clock';

/** ms; relative times are told to the minute. */
const TICK = 20_000;

const seconds = (): number => Math.floor(now() / 1000);

/** The beginning of this day, in milliseconds. */
const today = (): number => startOfDay(now()).getTime();

const useTicking = (read: () => number): number => {
  const [value, setValue] = useState(read);
  useEffect(() => every(TICK, () => setValue(read())), [read]);
  return value;
};

/** Unix seconds that go on while they are shown. */
export const useNow = (): number => useTicking(seconds);

/** When this day began, in milliseconds; changes at midnight. */
export const useToday = (): number => useTicking(today);
