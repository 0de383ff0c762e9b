import { addDays } from 'date-fns/addDays';
import { differenceInBusinessDays } from 'date-fns/differenceInBusinessDays';

/**
 * How many working days have come since: every day after that of `from` up to that of `to`, but for Saturdays and Sundays (specification 1,
 * §9), by the calendar of whoever counts. Both in unix seconds; 0 when `to` is not later. A day that `addBusinessDays` finds n working days
 * on is n working days away.
 */
export const workingDaysBetween = (from: number, to: number): number => {
  const [first, last] = [new Date(from * 1000), new Date(to * 1000)];
  // The library counts the day it begins with and not the one it ends with.
  return Math.max(0, differenceInBusinessDays(addDays(last, 1), addDays(first, 1)));
};
