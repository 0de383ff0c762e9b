import type { Locator } from 'playwright-core';

/** The number a field shows, as English writes it: `1,234.5` is 1234.5. */
export const figureIn = async (field: Locator): Promise<number> => Number((await field.inputValue()).replaceAll(',', ''));
