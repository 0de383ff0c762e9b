import type { MockupSideInput } from '../../contract/generated/operations';
import type { PrintFile } from '../../contract/generated/resolvers';
import { PRINT_DENSITY, printFileSize, printScale } from '../../domain/print/print-file';
import type { Size } from '../../domain/geometry/placement';
import type { SceneLayer, SceneSide } from '../../scene/document';
import { toSceneSide } from '../../scene/side-codec';
import type { Services, Tx } from '../kernel/context';
import { contentHash, findFilePaths, findPreview, recordPreview, storeGenerated } from '../files';
import { type FileRow, toFile } from '../files/rows';
import type { StoredPreview } from '../files/storage/previews';
import { drawIsolated } from '../render/drawing';
import { fontFilesOf } from '../fonts/files';
import { pictureAddresses } from './sides';

/** Raised when the same print would be drawn differently: files drawn before are not used again. */
const DRAWING = 1;

/** Whose prints are drawn, and for whom. */
export interface PrintOwner {
  readonly services: Services;
  readonly container: { readonly _id: string };
  readonly user: { readonly _id: string | null };
}

/** One side as it goes to the printer. */
export interface Print {
  readonly scene: SceneSide;
  /** Print pixels its print area fills. */
  readonly size: Size;
  readonly hash: string;
  readonly filename: string;
}

const printed = ({ layers }: SceneSide): SceneLayer[] => layers.filter(({ visible }) => visible);

/** Letters and digits of any script; whatever else a name has could not stand in a file's. */
const inFilename = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 80) || 'print';

/** The print of a side whose pictures' addresses are filled in; null for a blank one. `name`: of what the side belongs to. */
export const printOf = (name: string, side: MockupSideInput, size: Size): Print | null => {
  const scene = toSceneSide(side);
  const layers = printed(scene).map(({ id: _id, name: _name, locked: _locked, groupId: _group, ...shown }) => shown);
  if (layers.length === 0) return null;
  return {
    scene,
    size,
    hash: contentHash('print', DRAWING, size.width, size.height, scene.printArea, layers, pictureAddresses(side)),
    filename: `${inFilename(name)}-${inFilename(scene.name)}.png`,
  };
};

/** What the contract tells of a print; `row`: of its file, where it was drawn. */
const toPrintFile = ({ scene, size, filename }: Print, row: FileRow | undefined): PrintFile => ({
  side_id: scene.id,
  side_name: scene.name,
  ...printFileSize(scene.printArea, size),
  dpi: PRINT_DENSITY,
  filename,
  url: row ? `${toFile(row).url}?download=${encodeURIComponent(filename)}` : null,
  size: row?.size ?? null,
});

export const toPrintFiles = async (tx: Tx, containerId: string, prints: readonly Print[]): Promise<PrintFile[]> => {
  const files: PrintFile[] = [];
  for (const print of prints) files.push(toPrintFile(print, await findPreview(tx, containerId, print.hash)));
  return files;
};

/** Draws a print, outside of any transaction; null where it was drawn before. */
export const drawPrint = async ({ scene, size, hash }: Print, { services, container }: PrintOwner): Promise<StoredPreview | null> => {
  if (await services.inContainer(container._id, (tx) => findPreview(tx, container._id, hash))) return null;
  const picture = await drawIsolated(services, container._id, scene, {
    include: 'print',
    scale: printScale(scene.printArea, size),
    root: services.config.root,
    // The print is drawn from the pictures themselves, not from the reduced ones the screen shows.
    files: (ids) => findFilePaths(services, container._id, ids, 'original'),
    fontFiles: fontFilesOf(services, container._id),
  });
  return storeGenerated(services, container._id, hash, picture, 'print');
};

/** Records what `drawPrint` gave. */
export const keepPrint = async (tx: Tx, print: Print, drawn: StoredPreview | null, { container, user }: PrintOwner): Promise<FileRow> => {
  const row = drawn ? await recordPreview(tx, container._id, drawn, user._id) : await findPreview(tx, container._id, print.hash);
  if (!row) throw new Error('A print file that was found before is missing.');
  return row;
};

/** The same, as the contract tells it. */
export const recordPrint = async (tx: Tx, print: Print, drawn: StoredPreview | null, owner: PrintOwner): Promise<PrintFile> =>
  toPrintFile(print, await keepPrint(tx, print, drawn, owner));
