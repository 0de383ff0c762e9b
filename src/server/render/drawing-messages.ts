import type { SceneSide } from '../../scene/document';
import type { UserError } from '../kernel/errors';
import type { OwnFontFile } from './fonts';
import type { Preview, PreviewOptions } from './preview';

/** What the drawing thread is asked for. It reads no database, so pictures and the paths of fonts come along. */
export interface DrawingRequest {
  readonly id: number;
  readonly side: SceneSide;
  /** Bytes by file id. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Files by family, null for a family nobody has; shipped fonts are not in it. */
  readonly fonts: ReadonlyMap<string, readonly OwnFontFile[] | null>;
  readonly options: Omit<PreviewOptions, 'fontFiles'>;
}

/** A thrown error does not keep its class between threads. */
export type DrawingFailure =
  | ({ readonly kind: 'user' } & Pick<UserError, 'refusal' | 'values' | 'code' | 'field'>)
  | { readonly kind: 'fault'; readonly message: string };

export type DrawingAnswer =
  | { readonly id: number; readonly drawn: Omit<Preview, 'buffer'> & { readonly bytes: Uint8Array } }
  | { readonly id: number; readonly failure: DrawingFailure };
