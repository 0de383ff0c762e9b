import type { EditorRoot } from '../../editor';
import type { EntitiesState } from '../../kernel/entity-reducer';
import type { CustomizerRoot } from '../../shell/customizer/customizer-slice';

/** The parts of the state this screen reads. */
export type Root = EditorRoot & EntitiesState & CustomizerRoot;
