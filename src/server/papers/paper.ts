import path from 'node:path';
import { refuse } from '../../domain/fault';
import type { Services } from '../kernel/context';
import type { IsolatedWork } from '../kernel/isolated';

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    paper: { request: PaperRequest; answer: Uint8Array };
  }
}

interface PaperColumn {
  readonly title: string;
  /** Of all the table's width. */
  readonly share: number;
  /** Numbers stand at the end. */
  readonly end?: true;
}

/** What stands on a receipt or an invoice. All of it is said in the reader's language already. */
export interface Paper {
  readonly title: string;
  /** Unix seconds: what the file says of its making. */
  readonly at: number;
  /** Who it is from, and to whom; lines of addresses. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
  /** With {page} and {pages}. */
  readonly page: string;
}

export interface PaperRequest {
  readonly paper: Paper;
  /** Folder of the font's files. */
  readonly fonts: string;
}

/** Where the font lies that papers are written with. */
export const FONTS = ['node_modules', '@fontsource', 'inter', 'files'];

export const paper: IsolatedWork<PaperRequest, Uint8Array> = {
  crew: 'drawing',
  limit: 30_000,
  tooMuch: refuse('work.paperTooMuch').fault,
  load: async () => (await import('./paper-work')).drawPaper,
};

/** A paper as PDF. */
export const drawnPaper = ({ isolated, config }: Services, containerId: string, wanted: Paper): Promise<Uint8Array> =>
  isolated('paper', containerId, () => ({ paper: wanted, fonts: path.join(config.root, ...FONTS) }));
