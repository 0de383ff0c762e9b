import type { ToldParcelInput, TrackingImportMutation } from '../../contract/generated/operations';

/** What becomes of one parcel of a file. */
export type ParcelAnswer = TrackingImportMutation['trackingImport'][number];

/**
 * Parcels of a file somebody chose, and what the server said of each so far. There may be fifty thousand, so they stand here and not in the store, and
 * a task carries an id.
 */
interface Import {
  readonly parcels: readonly ToldParcelInput[];
  answers: readonly ParcelAnswer[];
}

const imports = new Map<string, Import>();

export const keepImport = (id: string, parcels: readonly ToldParcelInput[]): void => {
  imports.set(id, { parcels, answers: [] });
};

export const importById = (id: string): Import | undefined => imports.get(id);

export const dropImport = (id: string): void => {
  imports.delete(id);
};
