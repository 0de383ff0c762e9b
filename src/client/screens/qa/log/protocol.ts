import type { LogRecord, HeaderRecord } from '../../../replay/format';
import type { PlayResult } from '../../../replay/player';
import type { SliceDiff } from '../../../replay/reading/diff';
import type { LogEvent } from '../../../replay/reading/events';
import type { Moment } from '../../../replay/reading/open-log';
import type { Unreadable } from '../../../replay/unreadable';

/** What is known of a log once it is open; its moments came before. */
export interface LogSummary {
  readonly cut: boolean;
  readonly losses: readonly string[];
  readonly events: readonly { readonly kind: LogEvent['kind']; readonly index: number }[];
  /** The last report in it. */
  readonly report: (LogRecord & { readonly t: 'r' }) | null;
  /** Of the first page. */
  readonly header: Omit<HeaderRecord, 'state'>;
}

/** What somebody who looks at a moment wants to know of it; other moments are named by their index. */
export interface MomentView {
  readonly index: number;
  /** Its record, but for a whole state. */
  readonly record: LogRecord;
  /** What it changed; null where the log does not tell the state there. */
  readonly changes: readonly SliceDiff[] | null;
  readonly back: readonly number[];
  readonly effects: readonly number[];
  readonly sent: readonly number[];
  readonly answers: number | null;
}

export interface PointerValue {
  readonly value: unknown;
  /** Nothing stands there. */
  readonly nothing: boolean;
}

/** What can be asked of an open log, with its answer. */
export interface Asks {
  readonly look: { readonly ask: { readonly index: number }; readonly answer: MomentView };
  readonly value: { readonly ask: { readonly index: number; readonly pointer: string }; readonly answer: PointerValue };
  /** The next moment at which what stands at a place became another; null: none. */
  readonly change: {
    readonly ask: { readonly index: number; readonly pointer: string; readonly backwards: boolean };
    readonly answer: number | null;
  };
  /** The moments whose record holds a text, such as the id of a row. */
  readonly search: { readonly ask: { readonly text: string }; readonly answer: readonly number[] };
}

export type AskName = keyof Asks;

/** How far the log was folded and compared, and what came of it. */
export type Proof = Pick<PlayResult, 'status' | 'divergence' | 'doubts'> & { readonly reached: number; readonly whole: boolean };

export type ToWorker =
  | { readonly kind: 'open'; readonly file: Blob }
  | { readonly kind: 'ask'; readonly id: number; readonly name: AskName; readonly of: Asks[AskName]['ask'] }
  /** Where the screens are drawn; states go there by this port. */
  | { readonly kind: 'frame'; readonly port: MessagePort }
  | { readonly kind: 'show'; readonly index: number };

export type FromWorker =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'moments'; readonly moments: readonly Moment[] }
  | { readonly kind: 'opened'; readonly summary: LogSummary }
  | { readonly kind: 'unreadable'; readonly why: Unreadable }
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Asks[AskName]['answer'] | undefined };
