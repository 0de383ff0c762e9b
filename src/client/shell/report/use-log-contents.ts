import { useEffect, useState } from 'react';
import { after, elapsed } from '../../kernel/clock';

import { createContents, type LogContents } from '../../replay/contents';
import { createLogReader } from '../../replay/parse';
import { linesOf, piecesOf } from '../../replay/reading/lines';
import { exportLog } from '../../replay/start';

/** What is to be handed over, and what is in it; null: it is being looked through; undefined: it can't be read. */
export interface ReadLog {
  readonly log: Blob;
  readonly contents: LogContents;
}

/** The page stays quick: after so many milliseconds something else may be done. */
const SLICE = 8;

const pause = (): Promise<void> => new Promise((resolve) => after(0, resolve));

const readLog = async (tab: string | undefined, wanted: () => boolean): Promise<ReadLog | null> => {
  const log = await exportLog(tab);
  const reader = createLogReader();
  const contents = createContents();
  let number = 0;
  let began = elapsed();
  for await (const { text } of linesOf(piecesOf(log.stream()))) {
    const record = reader.line(text, ++number);
    if (record) contents.look(record);
    if (elapsed() - began > SLICE) {
      await pause();
      if (!wanted()) return null;
      began = elapsed();
    }
  }
  return { log, contents: contents.result() };
};

/** The log of this tab, or of another one, as it is when it is first asked for. */
export const useLogContents = (tab: string | undefined): ReadLog | null | undefined => {
  const [read, setRead] = useState<{ readonly of: string | undefined; readonly value: ReadLog | undefined } | null>(null);
  useEffect(() => {
    let wanted = true;
    readLog(tab, () => wanted).then(
      (value) => wanted && value && setRead({ of: tab, value }),
      () => wanted && setRead({ of: tab, value: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [tab]);
  return read && read.of === tab ? read.value : null;
};
