import { useMay } from './use-may';

/** Whether the signed-in user may open the editor; who may not is offered no way there. */
export const useMayDesign = (): boolean => useMay('mockup', 'view');
