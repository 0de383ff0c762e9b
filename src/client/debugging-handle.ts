import { countActions } from './entities/counts-slice';
import { definedEntities } from './kernel/define-entity';
import { taskActions } from './kernel/tasks-slice';
import { inboxActions } from './shell/notifications/inbox-slice';
import { sessionActions } from './shell/session/session-slice';
import type { AppStore } from './store';
import { pushTask } from './tasks/kinds';

/** Puts `window.pressroom` on the page: state, and actions and selectors of what is loaded, at hand for whoever debugs. */
export const exposeDebuggingHandle = (store: AppStore): void => {
  const page = window as { pressroom?: object };
  page.pressroom = {
    ...page.pressroom,
    state: () => store.getState(),
    dispatch: store.dispatch,
    get actions() {
      return {
        ...Object.fromEntries(definedEntities().map(({ name, actions }) => [name, actions])),
        counts: countActions,
        inbox: inboxActions,
        session: sessionActions,
        tasks: { ...taskActions, pushTask },
      };
    },
    get selectors() {
      return Object.fromEntries(definedEntities().map(({ name, selectors }) => [name, selectors]));
    },
  };
};
