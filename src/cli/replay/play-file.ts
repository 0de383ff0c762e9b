import '../../client/late-parts';
import type { LogRecord } from '../../client/replay/format';
import { createLogReader, type Log } from '../../client/replay/parse';
import { createPlayer, type PlayResult } from '../../client/replay/player';
import { createSecretSearch, type FoundSecret } from '../../client/replay/redaction/find-secrets';
import { createRootReducer } from '../../client/store';
import { logLines } from './file-bytes';
import { createStoryteller, type Told } from './story';

export interface Played extends PlayResult, Pick<Log, 'cut' | 'losses'> {
  readonly secrets: readonly FoundSecret[];
  /** The action after which the folding began; what was before it was not looked at. */
  readonly from: number;
  /** Pages, places, errors, failed calls, gaps and reports, in order. */
  readonly story: readonly Told[];
}

/** How the lines that hold a whole state begin in every version; one by another hand is only not begun from. */
const HEADER = '{"t":"h"';
const SNAPSHOT = '{"t":"s"';
const SEQ = /^\{"t":"[a-z]","seq":(\d+)/;

type Line = readonly [text: string, number: number];

/**
 * Folds a file line by line. With `until` it begins at the last state before that action: the lines after each state are kept, and read only
 * when the action is reached without another state.
 */
export const playFile = async (file: string, until: number | undefined): Promise<Played> => {
  const reader = createLogReader();
  const player = createPlayer(createRootReducer);
  const search = createSecretSearch();
  const storyteller = createStoryteller();
  const read = (text: string, number: number): LogRecord | undefined => {
    const record = reader.line(text, number);
    if (record) search.look(number, record);
    return record;
  };
  const take = (text: string, number: number): void => {
    const record = read(text, number);
    if (!record || ('seq' in record && until !== undefined && record.seq > until)) return;
    player.play(record);
    storyteller.hear(record, number);
  };

  /** From the last state on. */
  let waiting: Line[] = [];
  let header: Line | undefined;
  let [number, lastSeq, from, whole] = [0, 0, 0, true];
  for await (const line of logLines(file)) {
    number++;
    whole = line.whole;
    if (until === undefined) {
      take(line.text, number);
      continue;
    }
    const seq = Number(SEQ.exec(line.text)?.[1] ?? 0);
    const isHeader = line.text.startsWith(HEADER);
    // The next page begins with a state of its own.
    if (seq > until || (isHeader && number > 1 && lastSeq >= until)) {
      whole = true;
      break;
    }
    const here: Line = [line.text, number];
    if (isHeader || (line.text.startsWith(SNAPSHOT) && seq < until)) {
      waiting = [];
      from = Math.max(lastSeq, seq);
      if (isHeader) header = here;
    }
    waiting.push(here);
    lastSeq = Math.max(lastSeq, seq);
  }
  // A header tells how to read what follows, even where a later state is begun with.
  if (header && waiting[0]?.[1] !== header[1]) read(...header);
  for (const line of waiting) take(...line);
  return { ...player.result(), ...reader.end(whole), secrets: search.found(), from, story: storyteller.told() };
};
