import { refuse } from '../../../domain/fault';
import type { CsvValue } from '../../../domain/spreadsheets/cell-values';
import { entities } from '../../entities';
import type { EntityName } from '../../entities/tables';
import { refusedHere } from '../../kernel/app-error';
import { browserOf, call, currentTime, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { fileLocale } from '../file-locale';
import { dropExporter, exporterById } from '../exporters';

export interface ExportListPayload {
  /** What the file is named after. */
  readonly list: string;
  readonly entity: EntityName;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What makes the lines, see `exporters`. */
  readonly exporterId: string;
  /** Of the rows that match only these. */
  readonly ids?: readonly string[];
}

/** Rows a page has at most. */
const PAGE = 100;

/** Goes through all pages of a list and saves them as one file. Rows that move to a later page meanwhile are not written twice. */
export function* perform({ list, entity, variables, exporterId, ids }: ExportListPayload, task: TaskHandle): SagaGenerator<void> {
  const exporter = exporterById(exporterId);
  if (!exporter) throw refusedHere(refuse('task.exportAgain'));
  const lines: (readonly CsvValue[])[] = [];
  const wanted = ids && new Set(ids);
  const written = new Set<string>();
  for (let page = 1; ; page++) {
    const { rows, total } = yield* entities[entity].readRows({ page, perpage: PAGE, variables: variables as never });
    for (const row of rows) {
      if (written.has(row._id) || (wanted && !wanted.has(row._id))) continue;
      written.add(row._id);
      lines.push(...exporter.rowsOf(row as never));
    }
    if (rows.length < PAGE || page * PAGE >= total || written.size === wanted?.size) break;
    yield* call(task.progress, (page * PAGE) / total);
  }
  const day = new Date(yield* currentTime()).toISOString().slice(0, 10);
  const table = { heads: exporter.heads, rows: lines };
  const { writeSheet } = yield* call(() => import(/* webpackChunkName: "workbooks" */ '../../../domain/spreadsheets/write-sheet'));
  const { content, ending } = yield* call(writeSheet, table, exporter.format, fileLocale(exporter.language));
  (yield* browserOf()).saveFile(`${list}-${day}.${ending}`, content);
  dropExporter(exporterId);
}
