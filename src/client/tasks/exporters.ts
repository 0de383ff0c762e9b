/**
 * What makes a line of an export from a row, waiting to be used. It is the screen's own code and can't stand in the store, so the task
 * carries an id and the code waits here.
 */
interface Exporter {
  /** The first line. */
  readonly head: string;
  readonly line: (row: never) => string;
}

const exporters = new Map<string, Exporter>();

export const keepExporter = (id: string, exporter: Exporter): void => {
  exporters.set(id, exporter);
};

export const exporterById = (id: string): Exporter | undefined => exporters.get(id);

export const dropExporter = (id: string): void => {
  exporters.delete(id);
};
