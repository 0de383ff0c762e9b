import { sql } from 'kysely';
import type { Tx } from '../kernel/context';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/u;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** A month such as 2026-11 in unix seconds: from its first moment on, before the first of the next; by a zone's calendar. */
export const spanOfMonth = async (tx: Tx, month: string, zone: string): Promise<{ readonly from: number; readonly until: number }> => {
  const first = `${month}-01`;
  const { rows } = await sql<{
    from: number;
    until: number;
  }>`select extract(epoch from ${first}::timestamp at time zone ${zone})::integer as from,
    extract(epoch from (${first}::timestamp + interval '1 month') at time zone ${zone})::integer as until`.execute(tx);
  const [span] = rows;
  if (!span) throw new Error(`No such month: ${month}.`);
  return span;
};

/** The months from one moment to another, by a zone's calendar, the newest first. Unix seconds. */
export const monthsOf = (from: number, to: number, zone: string): string[] => {
  const month = (seconds: number): string =>
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: zone }).format(seconds * 1000).slice(0, 7);
  const months: string[] = [];
  const first = month(from);
  for (let at = month(to); at >= first; at = before(at)) months.push(at);
  return months;
};

const before = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 1 ? `${year - 1}-12` : `${year}-${String(of - 1).padStart(2, '0')}`;
};
