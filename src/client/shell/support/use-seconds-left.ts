import { useEffect, useState } from 'react';
import { every, now } from '../../kernel/clock';

/** Seconds until a moment of this page, in milliseconds; 0 once it is past. */
export const useSecondsLeft = (until: number | null): number => {
  const [at, setAt] = useState(now);
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - at) / 1000));
  const ticks = until !== null && left > 0;
  useEffect(() => (ticks ? every(250, () => setAt(now())) : undefined), [ticks]);
  return left;
};
