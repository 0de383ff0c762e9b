import { requireSeen } from '../files/permitted';
import type { TaskFileInput, TaskUpload } from '../../contract/generated/resolvers';
import { digitsOfNumber, typedNumber } from '../../domain/sales/order-number';
import type { TaskPrint, TaskStatus } from '../../domain/tasks/tasks';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { readPlaces, type PrintPlace } from '../sales/order-work';
import type { TaskRow } from '../sales/task-tables';
import { holdUploads, keepUses, printOn } from './prints';
import { holdTasks } from './update';

/** A file by its name: whatever the order's number is that it begins with. */
interface NameRead {
  readonly stem: string;
  /** What the order's number may be, without a leading #. */
  readonly numbers: readonly string[];
}

/** What a name says; null: it is not made of an order, a line and an area. */
export const readName = (filename: string): NameRead | null => {
  const stem = filename
    .replace(/\.[A-Za-z0-9]{1,5}$/u, '')
    .trim()
    .replace(/^#/u, '')
    .toLowerCase();
  const parts = stem.split('-');
  const numbers = parts.flatMap((_part, at) =>
    at > 0 && /^\d+$/u.test(parts[at] ?? '') && at + 1 < parts.length ? [parts.slice(0, at).join('-')] : [],
  );
  return numbers.length > 0 ? { stem, numbers } : null;
};

/** A place of an order whose artwork is being made. */
interface Target {
  readonly task_id: string;
  readonly number: string;
  readonly status: TaskStatus;
  readonly line_id: string;
  /** Its name. */
  readonly line: string;
  /** Of the line in its order, from 1. */
  readonly nth: number;
  readonly place: PrintPlace;
}

/** What a file may call an order: by its whole number, or by its digits. */
const namesOf = (number: string): readonly string[] =>
  [...new Set([typedNumber(number), digitsOfNumber(number)])].filter((name) => name !== '');

const readTargets = async (tx: Tx, containerId: string, numbers: readonly string[]): Promise<Target[]> => {
  if (numbers.length === 0) return [];
  const rows = await tx
    .selectFrom('tasks as t')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 't.container_id').onRef('o._id', '=', 't.order_id'))
    .innerJoin('order_lines as l', (join) => join.onRef('l.container_id', '=', 't.container_id').onRef('l.order_id', '=', 't.order_id'))
    .select(['t._id as task_id', 't.status', 'o.number', 'l._id', 'l.name', 'l.place', 'l.item_info_id'])
    .where('t.container_id', '=', containerId)
    .where('t.type', '=', 'design')
    .where('t.status', 'not in', ['Approved', 'Cancelled'])
    .where('l.quantity', '>', 0)
    .where((is) => is.or([is('o.found_number', 'in', numbers), is('o.found_digits', 'in', numbers)]))
    .orderBy('t._id')
    .orderBy('l.place')
    .execute();
  const placesOf = await readPlaces(tx, containerId, rows);
  const nthOf = (row: (typeof rows)[number]): number => rows.filter(({ task_id }) => task_id === row.task_id).indexOf(row) + 1;
  return rows.flatMap((row) =>
    placesOf(row._id).places.map((place) => ({
      task_id: row.task_id,
      number: row.number,
      status: row.status,
      line_id: row._id,
      line: row.name,
      nth: nthOf(row),
      place,
    })),
  );
};

/** The one place a file's name means. Throws why it means none. */
const targetOf = (filename: string, targets: readonly Target[]): Target => {
  const name = readName(filename);
  if (!name) throw new UserError('orderTask.uploadName', { values: { file: filename } });
  const orders = targets.filter(({ number }) => namesOf(number).some((each) => name.numbers.includes(each)));
  const last = name.numbers.at(-1) ?? '';
  const [known] = orders;
  if (!known) throw new UserError('orderTask.uploadNoTask', { values: { order: last } });
  const meant = orders.filter(({ number, nth, place }) =>
    namesOf(number).some((each) => name.stem === `${each}-${nth}-${place.area.toLowerCase()}`),
  );
  const [target, other] = meant;
  if (!target) throw new UserError('orderTask.uploadNoArea', { values: { order: known.number } });
  if (other) throw new UserError('orderTask.uploadTwo', { values: { order: target.number, file: filename } });
  if (target.status === 'Review') throw new UserError('orderTask.uploadReview', { values: { order: target.number } });
  return target;
};

const putPrint = (prints: readonly TaskPrint[], print: TaskPrint): TaskPrint[] => [
  ...prints.filter(({ line_id, area }) => line_id !== print.line_id || area !== print.area),
  print,
];

const keepTask = async (tx: Tx, task: TaskRow, prints: readonly TaskPrint[], now: number): Promise<void> => {
  await tx
    .updateTable('tasks')
    .set({ prints: jsonb(prints), updated_at: now })
    .where('container_id', '=', task.container_id)
    .where('_id', '=', task._id)
    .execute();
  await keepUses(tx, { ...task, prints });
};

const NOWHERE = { task_id: null, line_id: null, area: null, number: null, line: null, dpi: null, replaces: false } as const;
const FINE = { refusal: null, message: null, values: null } as const;

/** What becomes of a file: its place, or why it has none. */
const answerOf = (
  file: Pick<TaskUpload, 'file_id' | 'filename'>,
  place: () => { readonly target: Target; readonly dpi: number | null; readonly replaces: boolean },
): TaskUpload => {
  try {
    const { target, dpi, replaces } = place();
    const { task_id, line_id, number, line } = target;
    return { ...file, task_id, line_id, area: target.place.area, number, line, dpi, replaces, ...FINE };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...file, ...NOWHERE, refusal: error.refusal, message: error.message, values: error.values };
  }
};

const isTaken = (prints: readonly TaskPrint[], { line_id, place }: Target, fileId?: string): boolean =>
  prints.some((each) => each.line_id === line_id && each.area === place.area && each.file_id !== null && each.file_id !== fileId);

const numbersOf = (filenames: readonly string[]): string[] => [
  ...new Set(filenames.flatMap((filename) => readName(filename)?.numbers ?? [])),
];

/** Where files would go by their names. */
export const readUploadPlaces = async (tx: Tx, containerId: string, files: readonly TaskFileInput[], by: string): Promise<TaskUpload[]> => {
  const targets = await readTargets(tx, containerId, numbersOf(files.map(({ filename }) => filename)));
  const tasks = await tx
    .selectFrom('tasks')
    .select(['_id', 'prints'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...targets.map(({ task_id }) => task_id), ''])
    .execute();
  const taken = new Set<string>();
  return files.map(({ filename, width, height }) =>
    answerOf({ file_id: null, filename }, () => {
      const target = targetOf(filename, targets);
      const { task_id, line_id, place } = target;
      const spot = [task_id, line_id, place.area].join(' ');
      const size = width && height ? { _id: '', url: '', image_sizes: [], width, height } : null;
      const dpi = size && printOn({ line_id, place, by }, { _id: '', filename }, size).dpi;
      const replaces = taken.has(spot) || isTaken(tasks.find(({ _id }) => _id === task_id)?.prints ?? [], target);
      taken.add(spot);
      return { target, dpi, replaces };
    }),
  );
};

export const taskUpload: MutationOperations['taskUpload'] = {
  rule: { module: 'tasks', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, args, context, now: number) => {
    const { container, user } = context;
    const ids = someIds(args.files, 'files');
    await requireSeen(tx, context, ids);
    const uploads = await holdUploads(tx, container._id, ids);
    const named = await readTargets(tx, container._id, numbersOf([...uploads.values()].map(({ file }) => file.filename)));
    const held = await holdTasks(tx, container._id, [...new Set(named.map(({ task_id }) => task_id)), '']);
    // As they stand now that nobody else changes them.
    const targets = named.flatMap((target) => {
      const task = held.find((each) => each.task._id === target.task_id)?.task;
      return task && task.status !== 'Approved' && task.status !== 'Cancelled' ? [{ ...target, status: task.status }] : [];
    });
    const prints = new Map<string, TaskPrint[]>();
    const answers = ids.map((file_id) => {
      const upload = uploads.get(file_id);
      const filename = upload?.file.filename ?? '';
      return answerOf({ file_id, filename }, () => {
        if (!upload) throw new UserError('orderTask.fileMissing', { code: 'NOT_FOUND' });
        const target = targetOf(filename, targets);
        const { task_id, line_id, place } = target;
        const print = printOn({ line_id, place, by: user._id }, upload.file, upload.picture);
        const before = prints.get(task_id) ?? held.find(({ task }) => task._id === task_id)?.task.prints ?? [];
        prints.set(task_id, putPrint(before, print));
        return { target, dpi: print.dpi, replaces: isTaken(before, target, file_id) };
      });
    });
    for (const { task } of held) {
      const own = prints.get(task._id);
      if (own) await keepTask(tx, task, own, now);
    }
    return answers;
  },
};
