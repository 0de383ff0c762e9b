import { EXIT } from './exit-codes';
import { openFile } from './file-bytes';
import type { Outcome } from './outcome';
import { verify } from './verify/verify';

const VERDICT = { same: 'The sagas do what the log says.', unproven: 'Nothing differs, but not everything could be run.' } as const;

/** Runs the sagas of a log against its recorded answers. Throws an UnreadableLog. */
export const verifyFile = async (file: string): Promise<Outcome> => {
  const verified = await verify(await openFile(file));
  const { status, difference, doubts, actions, calls, outside } = verified;
  const lines = [`${file}: ${actions} actions and ${calls} calls of sagas came out again.`];
  if (outside > 0) lines.push(`${outside} actions told what came from outside, and were taken as they are.`);
  lines.push(...doubts);
  if (difference !== null) lines.push(`Diverged: ${difference}`);
  if (status !== 'diverged') lines.push(VERDICT[status]);
  return { exit: EXIT[status], told: verified, lines };
};
