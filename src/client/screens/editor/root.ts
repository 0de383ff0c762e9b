import type { EditorRoot } from '../../editor';
import type { EntitiesState } from '../../kernel/define-entity';
import type { CustomizerRoot } from '../../shell/customizer/customizer-slice';

/** The parts of the state this screen reads. */
export type Root = EditorRoot & EntitiesState & CustomizerRoot;
