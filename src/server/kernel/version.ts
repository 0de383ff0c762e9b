import { UserError } from './errors';

/**
 * Refuses to change a row that is not the version it was opened at: who saved in between would be overwritten. A row's `updated_at` names its
 * version, since it grows with every change (`0020_versions`). Null or undefined: whoever asks does not mind. The row must be held.
 */
export const requireVersion = (row: { readonly updated_at: number }, opened: number | null | undefined): void => {
  if (typeof opened === 'number' && row.updated_at !== opened)
    throw new UserError('request.savedMeanwhile', { code: 'CONFLICT', field: 'updated_at' });
};
