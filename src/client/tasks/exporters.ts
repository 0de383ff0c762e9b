import type { CsvValue, SheetFormat } from '../../domain/spreadsheets/cell-values';

/**
 * The screen's own code that makes the lines of an export from rows, waiting to be used. It can't stand in the store, so the task carries an id and
 * the code waits here.
 */
interface Exporter {
  readonly heads: readonly string[];
  /** A row may take several lines. */
  readonly rowsOf: (row: never) => readonly (readonly CsvValue[])[];
  readonly format: SheetFormat;
  /** Of the page, when somebody asked for the file. */
  readonly language: string;
}

const exporters = new Map<string, Exporter>();

export const keepExporter = (id: string, exporter: Exporter): void => {
  exporters.set(id, exporter);
};

export const exporterById = (id: string): Exporter | undefined => exporters.get(id);

export const dropExporter = (id: string): void => {
  exporters.delete(id);
};
