import { useEffect, useState } from 'react';
import { every, now } from '../kernel/clock';

/** ms; relative times are told to the minute. */
const TICK = 20_000;

const seconds = (): number => Math.floor(now() / 1000);

/** Unix seconds that go on while they are shown. */
export const useNow = (): number => {
  const [value, setValue] = useState(seconds);
  useEffect(() => every(TICK, () => setValue(seconds())), []);
  return value;
};
