import { entities } from './entities';
import { countActions } from './entities/counts';
import { taskActions } from './kernel/tasks-slice';
import { inboxActions } from './shell/notifications/inbox-slice';
import { sessionActions } from './shell/session/session-slice';
import type { AppStore } from './store';
import { pushTask } from './tasks/kinds';

/** Puts `window.pressroom` on the page: state, actions and selectors at hand for whoever debugs. */
export const exposeDebuggingHandle = (store: AppStore): void => {
  const page = window as { pressroom?: object };
  page.pressroom = {
    ...page.pressroom,
    state: () => store.getState(),
    dispatch: store.dispatch,
    actions: {
      ...Object.fromEntries(Object.entries(entities).map(([name, { actions }]) => [name, actions])),
      counts: countActions,
      inbox: inboxActions,
      session: sessionActions,
      tasks: { ...taskActions, pushTask },
    },
    selectors: Object.fromEntries(
      Object.entries(entities).map(([name, { selectById, selectPage, selectTotal, selectList, selectMutation }]) => [
        name,
        { selectById, selectPage, selectTotal, selectList, selectMutation },
      ]),
    ),
  };
};
