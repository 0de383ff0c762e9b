import { refuse } from '../../domain/fault';
import { familiesOf, fileIdsOf } from '../../scene/assets';
import { findFont } from '../../scene/fonts';
import type { SceneSide } from '../../scene/document';
import type { Services } from '../kernel/context';
import type { IsolatedWork } from '../kernel/isolated';
import type { OwnFontFile } from './fonts';
import type { LoadFile } from './node-assets';
import type { Preview, PreviewOptions } from './preview';

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    drawing: { request: DrawingRequest; answer: Preview };
  }
}

/** One side to draw. Where it is drawn there is no database, so pictures and the paths of fonts come along. */
export interface DrawingRequest {
  readonly side: SceneSide;
  /** Bytes by file id. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Files by family, null for a family nobody has; shipped fonts are not in it. */
  readonly fonts: ReadonlyMap<string, readonly OwnFontFile[] | null>;
  readonly options: Omit<PreviewOptions, 'fontFiles'>;
}

export const drawing: IsolatedWork<DrawingRequest, Preview> = {
  crew: 'drawing',
  limit: 30_000,
  tooMuch: refuse('drawing.tooMuch', { field: 'layers' }).fault,
  load: async () => (await import('./drawing-request')).drawRequest,
};

const byName = async <T>(names: readonly string[], load: (name: string) => Promise<T>): Promise<ReadonlyMap<string, T>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));

/** `renderPreview` in a process of its own, in the container's turn: requests are answered while it draws. Takes and throws the same. */
export const drawIsolated = (
  { isolated }: Pick<Services, 'isolated'>,
  containerId: string,
  side: SceneSide,
  loadFile: LoadFile,
  { fontFiles, ...options }: PreviewOptions,
): Promise<Preview> =>
  isolated('drawing', containerId, async () => {
    const own = fontFiles ? familiesOf(side).filter((family) => !findFont(family)) : [];
    const [pictures, fonts] = await Promise.all([
      byName(fileIdsOf(side, options.include), loadFile),
      byName(own, async (family) => (await fontFiles?.(family)) ?? null),
    ]);
    return { side, pictures, fonts, options };
  });
