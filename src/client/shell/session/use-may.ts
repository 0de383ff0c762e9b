import { useSelector } from 'react-redux';
import type { PermissionModule } from '../../../domain/people/permissions';
import { isOwner } from '../../../domain/people/roles';
import { selectUser, type SessionRoot } from './session-slice';

type Access = 'view' | 'add' | 'update' | 'delete';

/** Whether the signed-in user may do a kind of thing; the server decides again. The owner may do everything. */
export const useMay = (module: PermissionModule, access: Access): boolean =>
  useSelector((state: SessionRoot) => {
    const user = selectUser(state);
    if (!user) return false;
    return isOwner(user) || user.permission.some((each) => each.module === module && each.access[access]);
  });

/** Whether the signed-in user may open the editor; who may not is offered no way there. */
export const useMayDesign = (): boolean => useMay('mockup', 'view');
