/** What an answer is kept under: the tree somebody chose (empty: the shop's own), and what was asked. */
export const keyOf = (version: string, about: string): string => JSON.stringify([version, about]);
