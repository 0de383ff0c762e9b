import { DAY } from '../kernel/clock';

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time * 1000).getUTCDay());

/** The same time of day so many working days later, in UTC: the sandbox lives there, whatever the server's own zone. */
export const afterWorkingDays = (from: number, days: number): number => {
  let time = from;
  for (let left = days; left > 0;) {
    time += DAY;
    if (!isWeekend(time)) left -= 1;
  }
  return time;
};
