import { useMay } from '../../shell/session/use-may';
import { moduleOf } from './media-kind';

interface MayFiles {
  readonly add: boolean;
  readonly update: boolean;
  readonly remove: boolean;
}

/** What the signed-in user may do to uploads of a type. */
export const useMayFiles = (type: string): MayFiles => {
  const module = moduleOf(type);
  return { add: useMay(module, 'add'), update: useMay(module, 'update'), remove: useMay(module, 'delete') };
};
