/** One page of the application: the addresses it has, and what each of them says. */
export interface Route<Params extends object> {
  /** As the router reads it: `:name` is one step of the path, `:name?` one that may be missing. */
  readonly pattern: string;
  /** The path without its parameters; everything below it is this page's. */
  readonly place: string;
  /** Root-relative. A parameter that is empty or not given is left out, and so are the steps of the path behind it. */
  readonly print: (...params: object extends Params ? [params?: Params] : [params: Params]) => string;
  /** What a root-relative address says; null: it is not one of this page. Parameters that say nothing are left out. */
  readonly parse: (address: string) => Params | null;
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** A space stays one, as the specification writes it (2, §2: `status=In Production`); a browser takes both spellings. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%20', ' ');

/** Null for what is no text in this spelling. */
const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

/** A page by its pattern and its parameters; those that are no step of the path stand in the query, in the order given. */
export const route = <Needed extends string = never, Given extends string = never>(
  pattern: string,
  needed: readonly Needed[] = [],
  given: readonly Given[] = [],
): Route<Texts<Needed> & Partial<Texts<Given>>> => {
  type Params = Texts<Needed> & Partial<Texts<Given>>;
  const steps = pattern.split('/').slice(1);
  const names = [...needed, ...given];
  const inPath = new Set(steps.filter((step) => step.startsWith(':')).map((step) => step.replace(/^:|\?$/g, '')));
  const inQuery = names.filter((name) => !inPath.has(name));

  const print = (params: Partial<Texts<string>> = {}): string => {
    const path: string[] = [];
    for (const step of steps) {
      const value = step.startsWith(':') ? encodeURIComponent(params[step.replace(/^:|\?$/g, '')] ?? '') : step;
      if (value === '' && step !== '') break;
      path.push(value);
    }
    const query = inQuery.flatMap((name) => (params[name] ? [`${name}=${encoded(params[name])}`] : []));
    return `/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  };

  const parse = (address: string): Params | null => {
    const [path = '', query = ''] = address.replace(/#.*$/s, '').split(/\?(.*)/s);
    if (!path.startsWith('/')) return null;
    const found = path.slice(1).replace(/\/$/, '').split('/');
    if (found.length > steps.length) return null;
    const said: Record<string, string> = {};
    for (const [i, step] of steps.entries()) {
      const value = decoded(found[i] ?? '');
      if (value === null) return null;
      if (!step.startsWith(':')) {
        if (value !== step) return null;
      } else if (value !== '') said[step.replace(/^:|\?$/g, '')] = value;
      else if (!step.endsWith('?')) return null;
    }
    const asked = new URLSearchParams(query);
    for (const name of inQuery) if (asked.get(name)) said[name] = asked.get(name) ?? '';
    return said as Params;
  };

  const [place = ''] = pattern.split('/:');
  return { pattern, place, print, parse } as Route<Params>;
};
