import { DAY } from '../kernel/clock';

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time * 1000).getUTCDay());

/** The first moment of that time of day that is on a working day. */
export const onWorkingDay = (time: number): number => (isWeekend(time) ? onWorkingDay(time + DAY) : time);

/** The same time of day so many working days later, in UTC: the sandbox lives there, whatever the server's own zone. */
export const afterWorkingDays = (from: number, days: number): number => {
  let time = from;
  for (let left = days; left > 0;) {
    time += DAY;
    if (!isWeekend(time)) left -= 1;
  }
  return time;
};
