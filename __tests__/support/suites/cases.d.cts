export const casesOf: (folder: string) => string[];
export const isSuite: (file: string) => boolean;
export const suiteOf: (file: string) => string | undefined;
