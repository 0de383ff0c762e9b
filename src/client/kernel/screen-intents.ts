import { listKey, type ListQuery } from './calls';
import { listHidden, listShown, rowsHeld, rowsLetGo } from './on-screen';

/** The intents by which screens tell what of an entity they show: lists (`show`, `hide`) and rows by themselves (`hold`, `letGo`). */
export const screenIntents = <Variables extends object>(entity: string) => ({
  show: (query: ListQuery<Variables> = {}) => listShown({ entity, key: listKey(query), query }),
  hide: (query: ListQuery<Variables> = {}) => listHidden({ entity, key: listKey(query) }),
  hold: (...ids: readonly string[]) => rowsHeld({ entity, ids }),
  letGo: (...ids: readonly string[]) => rowsLetGo({ entity, ids }),
});
