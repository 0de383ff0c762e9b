import { refuse } from '../../domain/fault';
import { MAX_PIXELS } from '../../domain/files/upload-rules';
import { familiesOf, fileIdsOf } from '../../scene/assets';
import { findFont } from '../../scene/fonts';
import type { SceneSide } from '../../scene/document';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { IsolatedWork } from '../kernel/isolated';
import type { OwnFontFile } from './fonts';
import type { Preview, PreviewOptions } from './preview';

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    drawing: { request: DrawingRequest; answer: Preview };
  }
}

/** An uploaded picture: where its rendition lies, and its size in pixels. */
interface DrawnFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** One side to draw. Where it is drawn there is no database, so the paths of pictures and fonts come along. */
export interface DrawingRequest {
  readonly side: SceneSide;
  /** Absolute paths by file id. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Files by family, null for a family nobody has; shipped fonts are not in it. */
  readonly fonts: ReadonlyMap<string, readonly OwnFontFile[] | null>;
  readonly options: Omit<PreviewOptions, 'fontFiles'>;
}

/** Characters of all texts of a side together: laid out in a second or two. Ten times as many take half a minute and half a gigabyte. */
const MOST_CHARACTERS = 10_000;

/** Pixels of all pictures of a side together, each once: four of the largest. Decoded they take 4 bytes each. */
const MOST_PIXELS = 4 * MAX_PIXELS;

export const drawing: IsolatedWork<DrawingRequest, Preview> = {
  crew: 'drawing',
  limit: 45_000,
  tooMuch: refuse('drawing.tooMuch', { field: 'layers' }).fault,
  load: async () => (await import('./drawing-request')).drawRequest,
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const checkTexts = ({ layers }: SceneSide): void => {
  const characters = sum(layers.map((layer) => (layer.type === 'text' && layer.visible ? layer.text.length : 0)));
  if (characters > MOST_CHARACTERS) throw new UserError('drawing.textTooLong', { field: 'layers', values: { most: MOST_CHARACTERS } });
};

const checkPictures = (files: Iterable<DrawnFile>): void => {
  if (sum([...files].map(({ width, height }) => width * height)) > MOST_PIXELS)
    throw new UserError('drawing.tooManyPixels', { field: 'layers', values: { most: MOST_PIXELS / 1e6 } });
};

const byName = async <T>(names: readonly string[], load: (name: string) => Promise<T>): Promise<ReadonlyMap<string, T>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));

interface DrawingOptions extends PreviewOptions {
  /** The uploaded pictures among `ids`; throws `UserError` for one that is missing. */
  readonly files: (ids: readonly string[]) => Promise<ReadonlyMap<string, DrawnFile>>;
}

/**
 * `renderPreview` in a process of its own, in the container's turn: requests are answered while it draws.
 *
 * @throws UserError what `renderPreview` and `files` throw, and for more than a process should be asked for.
 */
export const drawIsolated = async (
  { isolated }: Pick<Services, 'isolated'>,
  containerId: string,
  side: SceneSide,
  { files, fontFiles, ...options }: DrawingOptions,
): Promise<Preview> => {
  checkTexts(side);
  return isolated('drawing', containerId, async () => {
    const own = fontFiles ? familiesOf(side).filter((family) => !findFont(family)) : [];
    const [pictures, fonts] = await Promise.all([
      files(fileIdsOf(side, options.include)),
      byName(own, async (family) => (await fontFiles?.(family)) ?? null),
    ]);
    checkPictures(pictures.values());
    return { side, pictures: new Map([...pictures].map(([id, { path }]) => [id, path])), fonts, options };
  });
};
