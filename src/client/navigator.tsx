import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Lets what stands outside React show another screen. */
export interface Navigator {
  /** Replaces the screen shown; `path` is root-relative. */
  readonly replace: (path: string) => void;
  /** Tells how, once the router is there; undefined when it has gone. */
  readonly connect: (replace: ((path: string) => void) | undefined) => void;
}

export const createNavigator = (): Navigator => {
  let connected: ((path: string) => void) | undefined;
  return {
    // Until the router is there it has not read the address yet, so changing that is enough.
    replace: (path) => (connected ? connected(path) : window.history.replaceState(null, '', path)),
    connect: (replace) => {
      connected = replace;
    },
  };
};

/** Connects a navigator to the router around it. */
export const NavigatorLink = ({ navigator }: { readonly navigator: Navigator }) => {
  const navigate = useNavigate();
  useEffect(() => {
    navigator.connect((path) => void navigate(path, { replace: true }));
    return () => navigator.connect(undefined);
  }, [navigator, navigate]);
  return null;
};
