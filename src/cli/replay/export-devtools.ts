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
  const lines = [`${out} is what Redux DevTools imports.`];
  if (pages > 1) lines.push(`It holds the last of ${pages} pages, for Redux DevTools knows one beginning.`);
  return { exit: EXIT.same, told: { out, pages }, lines };
};
