import { toLine, type ReportRecord } from './format';

/** What somebody says of a problem, and the picture they chose. */
type Report = Omit<ReportRecord, 't'>;

/** A log with what was reported at its end, zipped: one file to hand over. */
export const reportFile = async (log: Blob, report: Report): Promise<Blob> => {
  const whole = new Blob([log, `${toLine({ t: 'r', ...report })}\n`]);
  return new Response(whole.stream().pipeThrough(new CompressionStream('gzip')), {
    headers: { 'content-type': 'application/gzip' },
  }).blob();
};

/** A name for it: when it was made, and what it is. */
export const reportFileName = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.podlog.jsonl.gz`;
