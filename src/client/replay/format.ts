import type { Action } from '@reduxjs/toolkit';

/** The version this program writes; `docs/log-format.md` tells what each version changed. */
export const FORMAT = 3;
/** Grows when the shape of the state changes so that older first states no longer fit; each growth comes with a format step. */
export const STATE_SCHEMA = 1;
/** Grows when the allow-list of `redaction/policy.ts` shows more or less than before. */
export const REDACTION = 4;

/** A checkpoint is written after so many actions, and after every answer. */
export const CHECKPOINT_EVERY = 50;
/** A full snapshot is written after so many actions. */
export const SNAPSHOT_EVERY = 1_000;

/** Who started an action: a person, a saga, an answer, or a timer. */
export const ORIGINS = ['ui', 'saga', 'net', 'timer'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Hash of a slice, and hashes of what an action changed in it by JSON pointer within the slice; `-` for what it removed. */
export type SliceChange = readonly [hash: string, parts: Readonly<Record<string, string>>];

/** `h`: the page was loaded. A log begins with one; another follows wherever the page was loaded again. */
export interface HeaderRecord {
  readonly t: 'h';
  readonly format: number;
  readonly app: { readonly version: string; readonly commit: string };
  readonly schema: number;
  /** The browser's language. */
  readonly locale: string;
  /** CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** Keyed hash of the host the page came from. */
  readonly container: string;
  /** Milliseconds since the epoch from which `dt` counts on. */
  readonly clock: number;
  /** Null: chance reaches the state through actions alone, so there is nothing to seed. */
  readonly seed: string | null;
  readonly redaction: number;
  /** False when the ring dropped the beginning; `state` is then the oldest snapshot that is left. */
  readonly complete: boolean;
  /** The state before the first action that follows. */
  readonly state: unknown;
}

/** `a`: an action, as it reached the reducers, redacted. */
export interface ActionRecord {
  readonly t: 'a';
  /** 1 for the first action of a tab; goes on over reloads. */
  readonly seq: number;
  /** Milliseconds since the action before, or since the header's clock. */
  readonly dt: number;
  readonly origin: Origin;
  readonly action: Action & Readonly<Record<string, unknown>>;
  /** The action that led to this one, where known. */
  readonly cause?: number;
  /** What it changed, by slice. */
  readonly x?: Readonly<Record<string, SliceChange>>;
}

/** `n`: a call of the contract that settled. Headers are never part of it. */
export interface NetworkRecord {
  readonly t: 'n';
  /** The last action before it settled. */
  readonly seq: number;
  /** Milliseconds the call took. */
  readonly ms: number;
  readonly operation: string;
  readonly variables: unknown;
  /** Page, perpage and idempotency key, where given. */
  readonly options: unknown;
  /** `ok`, or the kind of the error catalogue. */
  readonly status: string;
  readonly answer?: unknown;
  readonly total?: number;
  readonly error?: unknown;
  /** The action that carries the answer's rows, where one does; `answer` is then left out. */
  readonly carried?: number;
  /** The action during which it was sent, where known. */
  readonly cause?: number;
}

/** `e`: something was thrown that nobody caught, or the recorder met a fault. */
interface ErrorRecord {
  readonly t: 'e';
  readonly seq: number;
  readonly name: string;
  readonly message: string;
  /** Script, line and column, where known. */
  readonly at?: string;
}

/** `g`: what lay between is not in the log. */
export interface GapRecord {
  readonly t: 'g';
  readonly reason: 'trimmed' | 'lost';
  /** First and last action that is missing. */
  readonly from: number;
  readonly to: number;
}

/** `p`: what the person has before them, whenever that changes. */
interface PlaceRecord {
  readonly t: 'p';
  readonly seq: number;
  /** Path and query, redacted. */
  readonly address: string;
  /** The language the page is in. */
  readonly language: string;
}

/** `q`: the page was left, or hidden. All it did up to action `seq` is stored, unless a gap says otherwise. */
interface LeftRecord {
  readonly t: 'q';
  readonly seq: number;
}

/** `c`: hash of every slice after action `seq`. */
export interface CheckpointRecord {
  readonly t: 'c';
  readonly seq: number;
  readonly slices: Readonly<Record<string, string>>;
  /** Where the page's own state was another than the fold of its actions: a reducer is not pure. */
  readonly differs?: { readonly slice: string; readonly pointer: string };
}

/** `s`: the whole state after action `seq`. */
export interface SnapshotRecord {
  readonly t: 's';
  readonly seq: number;
  readonly state: unknown;
}

/** What a picture in a report may be. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** `r`: a problem was reported. What the person wrote, and the picture they chose, stand in it as they gave them: nothing in it is redacted. */
export interface ReportRecord {
  readonly t: 'r';
  /** The last action before it. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What they expected instead, in their words; empty where they said nothing. */
  readonly expected: string;
  readonly picture?: {
    readonly type: (typeof PICTURE_TYPES)[number];
    /** Base64. */
    readonly data: string;
  };
}

export type LogRecord =
  | HeaderRecord
  | ActionRecord
  | NetworkRecord
  | ErrorRecord
  | GapRecord
  | PlaceRecord
  | LeftRecord
  | CheckpointRecord
  | SnapshotRecord
  | ReportRecord;

/** One line of a log, without its line break. */
export const toLine = (record: LogRecord): string => JSON.stringify(record);
