import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, resolvePath } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Root-relative, or of another search at the same path. */
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

const addressOf = ({ pathname, search, hash }: { readonly pathname: string; readonly search: string; readonly hash: string }): string =>
  pathname + search + hash;

/**
 * A link to another screen. The router's own brings what loads pages ahead from a server of the router's, which every page would load; and each of
 * the hundreds on a page is drawn again whenever the address changes, though it leads to the same place.
 */
export const Link = ({ to, replace, state, target, onClick, ...anchor }: LinkProps) => {
  const { navigator } = useContext(NavigationContext);
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // What is to open elsewhere, the browser opens.
    const elsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || elsewhere || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    const { location } = window;
    const place = resolvePath(to, location.pathname);
    if (replace ?? addressOf(place) === addressOf(location)) navigator.replace(place, state);
    else navigator.push(place, state);
  };
  return <a {...anchor} href={to} target={target} onClick={click} />;
};
