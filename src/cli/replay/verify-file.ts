import { EXIT } from './exit-codes';
import { openFile } from './file-bytes';
import type { Outcome } from './outcome';
import { verify } from './verify/verify';

const VERDICT = { same: 'The sagas match the log.', unproven: 'No differences found, but not everything could be run.' } as const;

/** Runs the sagas of a log against its recorded answers. Throws an UnreadableLog. */
export const verifyFile = async (file: string): Promise<Outcome> => {
  const verified = await verify(await openFile(file));
  const { status, difference, doubts, actions, calls, outside } = verified;
  const lines = [`${file}: ${actions} actions and ${calls} saga calls reproduced.`];
  if (outside > 0) lines.push(`${outside} actions came from outside and were replayed as recorded.`);
  lines.push(...doubts);
  if (difference !== null) lines.push(`Diverged: ${difference}`);
  if (status !== 'diverged') lines.push(VERDICT[status]);
  return { exit: EXIT[status], told: verified, lines };
};
