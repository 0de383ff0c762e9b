import type { MockupSideInput } from '../../contract/generated/operations';
import type { PrintFile } from '../../contract/generated/resolvers';
import { presetPrintOf, PRINT_DENSITY, printFileSize, printScale, type PresetPrint } from '../../domain/print/print-file';
import type { SceneLayer, SceneSide } from '../../scene/document';
import { toSceneSide } from '../../scene/side-codec';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { contentHash, findFilePaths, findPreview, recordPreview, storeGenerated } from '../files';
import { type FileRow, toFile } from '../files/rows';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { drawIsolated } from '../render/drawing';
import { fontFilesOf } from '../fonts/files';
import { pictureAddresses } from './sides';

/** Raised when the same print would be drawn differently: files drawn before are not used again. */
const DRAWING = 1;

/** One side of a saved mockup as it goes to the printer. */
interface Print {
  readonly scene: SceneSide;
  readonly product: PresetPrint | { readonly width: number; readonly height: number };
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

const printOf = (name: string, side: MockupSideInput, prints: readonly PresetPrint[]): Print => {
  const scene = toSceneSide(side);
  const product = presetPrintOf(scene.id, prints);
  const layers = printed(scene).map(({ id: _id, name: _name, locked: _locked, groupId: _group, ...shown }) => shown);
  return {
    scene,
    product,
    hash: contentHash('print', DRAWING, product.width, product.height, scene.printArea, layers, pictureAddresses(side)),
    filename: `${inFilename(name)}-${inFilename(scene.name)}.png`,
  };
};

/** What is printed of a saved mockup, side by side; blank sides are left out. Throws `UserError` for a missing or foreign mockup. */
const printsOf = async (tx: Tx, containerId: string, mockupId: string): Promise<Print[]> => {
  const mockup = await tx
    .selectFrom('mockups')
    .innerJoin('product_presets', (join) =>
      join.onRef('product_presets.container_id', '=', 'mockups.container_id').onRef('product_presets._id', '=', 'mockups.product_id'),
    )
    .select(['mockups.name', 'mockups.sides', 'product_presets.print_areas'])
    .where('mockups.container_id', '=', containerId)
    .where('mockups._id', '=', mockupId)
    .executeTakeFirst();
  if (!mockup) throw new UserError('mockup.missing', { code: 'NOT_FOUND', field: 'mockup_id' });
  return mockup.sides.map((side) => printOf(mockup.name, side, mockup.print_areas)).filter(({ scene }) => printed(scene).length > 0);
};

const toPrintFile = ({ scene, product, filename }: Print, row: FileRow | undefined): PrintFile => ({
  side_id: scene.id,
  side_name: scene.name,
  ...printFileSize(scene.printArea, product),
  dpi: PRINT_DENSITY,
  filename,
  url: row ? `${toFile(row).url}?download=${encodeURIComponent(filename)}` : null,
  size: row?.size ?? null,
});

/** Draws what is printed on one side of a saved mockup; the same print asked for again is not drawn again. */
const makePrintFile: MutationOperations['makePrintFile'] = operation({
  rule: { module: 'mockup', access: 'add' },
  prepare: async ({ mockup_id, side_id }, { services, container }) => {
    const { print, known } = await services.inContainer(container._id, async (tx) => {
      const print = (await printsOf(tx, container._id, mockup_id)).find(({ scene }) => scene.id === side_id);
      if (!print) throw new UserError('mockup.printMissing', { code: 'NOT_FOUND', field: 'side_id' });
      return { print, known: await findPreview(tx, container._id, print.hash) };
    });
    if (known) return { print, drawn: null };
    const { scene, product, hash } = print;
    const scale = printScale(scene.printArea, product);
    const picture = await drawIsolated(services, container._id, scene, {
      include: 'print',
      scale,
      root: services.config.root,
      // The print is drawn from the pictures themselves, not from the reduced ones the screen shows.
      files: (ids) => findFilePaths(services, container._id, ids, 'original'),
      fontFiles: fontFilesOf(services, container._id),
    });
    return { print, drawn: await storeGenerated(services, container._id, hash, picture, 'print') };
  },
  run: async (tx, _args, { container, user }, { print, drawn }) => {
    const row = drawn ? await recordPreview(tx, container._id, drawn, user._id) : await findPreview(tx, container._id, print.hash);
    if (!row) throw new Error('A print file that was found before is missing.');
    return toPrintFile(print, row);
  },
});

export const Query: Pick<QueryOperations, 'printFiles'> = {
  printFiles: {
    rule: { module: 'mockup', access: 'view' },
    run: async (tx, { mockup_id }, { container }) => {
      const files: PrintFile[] = [];
      for (const print of await printsOf(tx, container._id, mockup_id))
        files.push(toPrintFile(print, await findPreview(tx, container._id, print.hash)));
      return files;
    },
  },
};

export const Mutation: Pick<MutationOperations, 'makePrintFile'> = { makePrintFile };
