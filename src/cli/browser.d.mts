/** The path of a Chromium for the browser tests, installed where this is possible; undefined when there is none. */
export declare const ensureBrowser: () => Promise<string | undefined>;

export declare const noBrowser: () => string;
