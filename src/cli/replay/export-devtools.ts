import { writeFileSync } from 'node:fs';
import { toDevTools } from '../../client/replay/reading/devtools';
import { EXIT } from './exit-codes';
import { openFile } from './file-bytes';
import type { Outcome } from './outcome';

/** Writes what Redux DevTools imports. Throws an UnreadableLog. */
export const exportToDevTools = async (file: string, out: string): Promise<Outcome> => {
  const log = await openFile(file);
  writeFileSync(out, toDevTools(log));
  const pages = log.pages.length;
  const lines = [`${out} can be imported into Redux DevTools.`];
  if (pages > 1) lines.push(`It contains the last of ${pages} pages, because Redux DevTools supports one initial state.`);
  return { exit: EXIT.same, told: { out, pages }, lines };
};
