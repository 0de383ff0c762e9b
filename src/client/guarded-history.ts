import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { leaveGuard } from './ui/leave-guard';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history, which asks before it leaves an address with something unsaved. A step back or forward has happened when we learn of
 * it, so it is taken back first and taken again once the person wants it.
 */
export const createGuardedHistory = (options: { readonly window?: Window } = {}): BrowserHistory => {
  const history = createBrowserHistory({ ...options, v5Compat: true });
  /** Steps of our own, of which nobody else hears. */
  let takingBack = 0;
  let allowed = false;

  const guarded =
    (move: BrowserHistory['push']): BrowserHistory['push'] =>
    (to, state) => {
      // Another place within what is shown leaves nothing.
      const [target] = history.createHref(to).split('#');
      const { pathname, search } = history.location;
      if (leaveGuard.holds() && target !== pathname + search) leaveGuard.ask(() => move(to, state));
      else move(to, state);
    };

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: guarded(history.push),
    replace: guarded(history.replace),
    listen: (listener) =>
      history.listen((update) => {
        const { delta } = update;
        if (takingBack > 0) {
          takingBack -= 1;
          return;
        }
        // POP without a delta is an entry of somebody else's; there is no way to take it back.
        if (update.action !== 'POP' || delta === null || delta === 0 || allowed || !leaveGuard.holds()) {
          allowed = false;
          listener(update);
          return;
        }
        takingBack += 1;
        history.go(-delta);
        leaveGuard.ask(() => {
          allowed = true;
          history.go(delta);
        });
      }),
  };
};
