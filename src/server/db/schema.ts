/**
 * Every table there is. A room describes its own in its `tables.ts` and adds them here (`declare module '../db/schema'`); a table is made in
 * `migrations/`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Database {}
