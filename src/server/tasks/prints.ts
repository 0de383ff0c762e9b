import { requireSeen } from '../files/permitted';
import type { TaskPrintInput } from '../../contract/generated/resolvers';
import { PRINT_DENSITY } from '../../domain/print/print-file';
import { LEAST_DPI } from '../../domain/sales/gates';
import type { TaskPrint } from '../../domain/tasks/tasks';
import { findPictures, type FilePicture } from '../files/rows';
import { setFileUses } from '../files/uses';
import { jsonb } from '../db/json';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { LinePrints, OrderLineRow } from '../sales/tables';
import { readPlaces, type PrintPlace } from '../sales/order-work';
import type { TaskRow } from '../sales/task-tables';

/** Dots per inch of a picture that is printed as large as it fits on its place. */
const dpiOf = ({ width, height }: Pick<FilePicture, 'width' | 'height'>, place: PrintPlace): number =>
  Math.round(PRINT_DENSITY * Math.max(width / place.width, height / place.height));

interface NamedFile {
  readonly _id: string;
  readonly filename: string;
}

/** A picture put on its place. Throws where it would print too soft. */
export const printOn = (
  { line_id, place, by }: { readonly line_id: string; readonly place: PrintPlace; readonly by: string },
  { _id, filename }: NamedFile,
  picture: FilePicture,
): TaskPrint => {
  const dpi = dpiOf(picture, place);
  if (dpi < LEAST_DPI)
    throw new UserError('orderTask.printSoft', {
      field: 'params.prints',
      values: { file: filename, dpi, area: place.name, least: LEAST_DPI },
    });
  return { line_id, area: place.area, file_id: _id, dpi, by };
};

/** Pictures that people uploaded, held, with their names. */
export const holdUploads = async (tx: Tx, containerId: string, ids: readonly string[]) => {
  const pictures = await findPictures(tx, containerId, ids, { keep: true });
  if (pictures.size === 0) return new Map<string, { readonly file: NamedFile; readonly picture: FilePicture }>();
  const files = await tx
    .selectFrom('files')
    .select(['_id', 'filename'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...pictures.keys()])
    .where('kind', '=', 'upload')
    .where('width', '>', 0)
    .where('height', '>', 0)
    .execute();
  return new Map(
    files.flatMap((file) => {
      const picture = pictures.get(file._id);
      return picture ? [[file._id, { file, picture }] as const] : [];
    }),
  );
};

/** The print areas somebody names, each once, with what stands there. What stays where it was keeps who put it there. */
export const checkPrints = async (
  tx: Tx,
  context: RequestContext,
  lines: readonly OrderLineRow[],
  wanted: readonly TaskPrintInput[],
  { before, by }: { readonly before: readonly TaskPrint[]; readonly by: string },
): Promise<TaskPrint[]> => {
  const containerId = context.container._id;
  const idOf = ({ file_id }: TaskPrintInput): string => file_id?.trim() ?? '';
  await requireSeen(
    tx,
    context,
    wanted.map(idOf),
    before.flatMap(({ file_id }) => file_id ?? []),
  );
  const placesOf = await readPlaces(tx, containerId, lines);
  const uploads = await holdUploads(tx, containerId, wanted.map(idOf));
  const prints = new Map<string, TaskPrint>();
  for (const input of wanted) {
    const [line_id, area, file_id] = [input.line_id.trim(), input.area.trim(), idOf(input)];
    const place = lines.some(({ _id }) => _id === line_id) && placesOf(line_id).places.find((each) => each.area === area);
    if (!place) throw new UserError('orderTask.printUnknown', { field: 'params.prints', values: { area } });
    const same = before.find((each) => each.line_id === line_id && each.area === area && each.file_id === file_id);
    const upload = uploads.get(file_id);
    if (file_id !== '' && !same && !upload) throw new UserError('orderTask.fileMissing', { code: 'NOT_FOUND', field: 'params.prints' });
    const fresh = upload && printOn({ line_id, place, by }, upload.file, upload.picture);
    prints.set(`${line_id} ${area}`, same ?? fresh ?? { line_id, area, file_id: null, dpi: null, by: null });
  }
  return [...prints.values()];
};

/** Files a task needs stay as long as it does: what is attached, and what was printed. */
export const keepUses = (tx: Tx, { container_id, _id, files, prints }: Pick<TaskRow, 'container_id' | '_id' | 'files' | 'prints'>) =>
  setFileUses(tx, container_id, 'task', _id, [...files, ...prints.flatMap(({ file_id }) => file_id ?? [])]);

/** What was approved is what goes to the printer. */
export const writePrints = async (
  tx: Tx,
  orderId: string,
  { container_id, prints }: Pick<TaskRow, 'container_id' | 'prints'>,
): Promise<void> => {
  for (const lineId of new Set(prints.map(({ line_id }) => line_id))) {
    const own = prints.filter(({ line_id }) => line_id === lineId);
    const files = own.flatMap(({ area, file_id, dpi }) => (file_id === null ? [] : [{ area, file_id, dpi }]));
    await tx
      .updateTable('order_lines')
      .set({ print_files: jsonb<LinePrints>({ areas: own.length, files }) })
      .where('container_id', '=', container_id)
      .where('order_id', '=', orderId)
      .where('_id', '=', lineId)
      .execute();
  }
};
