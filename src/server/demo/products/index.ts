import { CLOTHES } from './clothes';
import { FIRST_PRODUCTS } from './first';
import { THINGS } from './things';
import type { DemoProduct } from './kinds';

export { FIRST_PRODUCTS } from './first';
export type { DemoProduct } from './kinds';

/** Every product type of a first run, as they are listed. */
export const PRODUCTS: readonly DemoProduct[] = [...FIRST_PRODUCTS, ...CLOTHES, ...THINGS];
