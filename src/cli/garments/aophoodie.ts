import type { Drawing, GarmentDrawings } from './drawing';
import { fleece, fleeceFolds } from './fleece';
import { frontNeck, hood, pocket } from './hoodie';

/** An all-over hoodie is sewn of printed cloth: it has neither cords nor eyelets. */
const front = (): Drawing => [...fleece(frontNeck, fleeceFolds, ''), pocket, ...hood];

export const aophoodie: GarmentDrawings = { front };
