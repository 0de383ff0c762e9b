import { roundTo } from './numbers';

/** Dollars to whole cents' precision. */
export const toCents = (dollars: number): number => roundTo(dollars, 2);
