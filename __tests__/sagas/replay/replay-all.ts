/** Replays every log of a folder as if it were another day, and prints how each came out: for a process of another time zone and language. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { playFile } from '../../../src/cli/replay/play-file';

const [folder = '', today = ''] = process.argv.slice(2);

const later = Date.parse(today) - Date.now();
const now = Date.now.bind(Date);
const HereDate = Date;
globalThis.Date = class extends HereDate {
  constructor(...given: []) {
    // A date that is given is that date; what is now is later.
    if ((given as unknown[]).length > 0) super(...given);
    else super(now() + later);
  }
  static override now = (): number => now() + later;
} as DateConstructor;

const replayAll = async (): Promise<void> => {
  const verdicts: Record<string, number> = {};
  for (const file of readdirSync(folder)) {
    const { status, slices } = await playFile(path.join(folder, file), undefined);
    process.stderr.write(status === 'same' ? '' : `${file} ${status}\n`);
    verdicts[status] = (verdicts[status] ?? 0) + 1;
    if (Object.keys(slices).length === 0) throw new Error(`${file} came to no state.`);
  }
  process.stdout.write(
    JSON.stringify({ verdicts, day: new Date().toDateString(), hours: new Date(0).getHours(), written: (1_234.5).toLocaleString() }),
  );
};

void replayAll();
