import type { IsolatedKinds, IsolatedWorkOf } from './kernel/isolated';
import { picture, vector } from './files/pictures/checking';
import { font } from './fonts/checking';
import { drawing } from './render/drawing';

/** All work that is done in processes of its own; a kind that is missing is a type error. */
export const isolatedWork: IsolatedWorkOf<IsolatedKinds> = { drawing, picture, vector, font };
