import { refuse, type Outcome } from '../../domain/fault';
import type { IsolatedWork } from '../kernel/isolated';
import type { InspectedFont } from './font-file';

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    font: { request: FontRequest; answer: Outcome<InspectedFont> };
  }
}

/** An uploaded font to check. */
export interface FontRequest {
  /** Its path. */
  readonly file: string;
}

/** A font file that passed, stored under its address. */
export interface StoredFont extends InspectedFont {
  readonly url: string;
  /** 128 random bits in hex. */
  readonly key: string;
}

export const font: IsolatedWork<FontRequest, Outcome<InspectedFont>> = {
  crew: 'checking',
  limit: 20_000,
  tooMuch: refuse('font.tooMuch').fault,
  load: async () => (await import('./check-font')).checkFont,
};
