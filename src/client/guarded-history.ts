import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { leaveGuard } from './ui/leave-guard';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history, which asks before it leaves an address with something unsaved. A step of the browser's own Back or Forward has happened
 * when it is heard of, so it is taken back first and taken again once the person wants it. Pressing twice asks once, for one step.
 */
export const createGuardedHistory = (options: { readonly window?: Window } = {}): BrowserHistory => {
  const history = createBrowserHistory({ ...options, v5Compat: true });
  /** Steps that take others back and have not arrived yet, in their order; nobody else hears of them. */
  const takingBack: number[] = [];
  let allowed = false;

  const step = (delta: number): void => {
    allowed = true;
    history.go(delta);
  };

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
    go: (delta) => (leaveGuard.holds() ? leaveGuard.ask(() => step(delta)) : history.go(delta)),
    listen: (listener) =>
      history.listen((update) => {
        const { delta } = update;
        if (delta !== null && delta === takingBack[0]) {
          takingBack.shift();
          return;
        }
        // POP without a delta is an entry of somebody else's; there is no way to take it back.
        if (update.action !== 'POP' || delta === null || delta === 0 || allowed || !leaveGuard.holds()) {
          allowed = false;
          listener(update);
          return;
        }
        takingBack.push(-delta);
        history.go(-delta);
        if (!leaveGuard.isAsking()) leaveGuard.ask(() => step(delta));
      }),
  };
};
