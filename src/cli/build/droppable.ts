/** `Link.displayName = "Link";` at the top of a module. */
const NAMED = /^\w+\.displayName = .*$/gm;
/** `var Link = React10.forwardRef(` and what else makes something without doing anything. */
const MADE = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Map|Set|URL|WeakMap)\()/gm;

/**
 * For a package that keeps all it has in one module: makes and names at its top count as effects, so the minifier would keep every component of it
 * and all they call. Here they lose their names, and are marked as free of effects.
 */
export default (source: string): string => source.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ $2');
