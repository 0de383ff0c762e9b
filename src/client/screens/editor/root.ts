import type { EditorRoot } from '../../editor';
import type { EntitiesState } from '../../kernel/define-entity';

/** The parts of the state this screen reads. */
export type Root = EditorRoot & EntitiesState;
