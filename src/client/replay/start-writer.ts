import { createRedactor } from './redaction/redact';
import { createFold, type CreateReducer } from './slices';
import { openStorage } from './storage';
import { nameSession, openTab, type Tab } from './tab';
import { createLogWriter, type LogWriter, type WriterOptions } from './writer';

interface RecordingOptions extends Pick<WriterOptions, 'firstState' | 'ring' | 'lost'> {
  /** For tests; the tab's own without. */
  readonly tab: Tab | undefined;
  readonly header: Omit<WriterOptions['header'], 'container'>;
  /** The host the page came from; it stands in the log as a keyed hash. */
  readonly host: string;
  /** Tells one session of a person from another; asked when the page began, and now. */
  readonly session: { readonly atFirst: string | null; readonly now: () => string | null };
  readonly createReducer: CreateReducer;
  readonly openStorage: WriterOptions['openStorage'] | undefined;
}

/** The writer with everything it needs: the part of the recorder that loads after the first screen. */
export const startWriter = async ({ header, host, session, createReducer, ...options }: RecordingOptions): Promise<LogWriter> => {
  const { tab, continued } = options.tab ? { tab: options.tab, continued: true } : await openTab(session.atFirst);
  const redactor = createRedactor(tab.key);
  const writer = createLogWriter({
    firstState: options.firstState,
    ring: options.ring,
    lost: continued ? options.lost : 0,
    openStorage: options.openStorage ?? openStorage,
    tab: tab.id,
    header: { ...header, container: redactor.hide(host) },
    fold: createFold(createReducer),
    redactor,
  });
  return {
    ...writer,
    own: (owner) => {
      if (!options.tab) nameSession(tab, session.now());
      writer.own(owner);
    },
  };
};
