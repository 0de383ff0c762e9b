import type { IsolatedKinds, IsolatedWorkOf } from './kernel/isolated';
import { picture, vector } from './files/pictures/checking';
import { font } from './fonts/checking';
import { html } from './kernel/html';
import { styles } from './listings/inline-styles';
import { mail } from './mail/read/reading';
import { leaflet } from './papers/leaflet';
import { paper } from './papers/paper';
import { drawing } from './render/drawing';
import { richText } from './rich-text/safe-rich-text';
import { slips } from './workshop/slips';

/** All work that is done in processes of its own; a kind that is missing is a type error. */
export const isolatedWork: IsolatedWorkOf<IsolatedKinds> = {
  drawing,
  font,
  html,
  leaflet,
  mail,
  paper,
  picture,
  richText,
  slips,
  styles,
  vector,
};
