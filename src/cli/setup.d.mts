/** Builds app and server when `dist` is missing or was made from other sources; false when that failed. */
export declare const ensureBuilt: () => Promise<boolean>;
