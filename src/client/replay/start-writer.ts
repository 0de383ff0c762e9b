import { createRedactor } from './redaction/redact';
import { createFold, type CreateReducer } from './slices';
import { openStorage } from './storage';
import type { Tab } from './tab';
import { createLogWriter, type LogWriter, type WriterOptions } from './writer';

interface RecordingOptions extends Pick<WriterOptions, 'firstState' | 'ring'> {
  readonly tab: Tab;
  readonly header: Omit<WriterOptions['header'], 'container'>;
  /** The host the page came from; it stands in the log as a keyed hash. */
  readonly host: string;
  readonly createReducer: CreateReducer;
  readonly openStorage: WriterOptions['openStorage'] | undefined;
}

/** The writer with everything it needs: the part of the recorder that loads after the first screen. */
export const startWriter = ({ tab, header, host, createReducer, ...options }: RecordingOptions): LogWriter => {
  const redactor = createRedactor(tab.key);
  return createLogWriter({
    firstState: options.firstState,
    ring: options.ring,
    openStorage: options.openStorage ?? openStorage,
    tab: tab.id,
    header: { ...header, container: redactor.hide(host) },
    fold: createFold(createReducer),
    redactor,
  });
};
