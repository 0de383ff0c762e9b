/** One page of the application: the addresses it has, and what each of them says. */
export interface Route<Params extends object> {
  /** As the router reads it: `:name` is one step of the path, `:name?` one that may be missing. */
  readonly pattern: string;
  /** The path without its parameters; everything below it is this page's. */
  readonly place: string;
  /** Root-relative. A parameter that is empty or not given is left out; without one step of the path none may follow it. */
  readonly print: (...params: object extends Params ? [params?: Params] : [params: Params]) => string;
  /** What a root-relative address says; null: it is not one of this page. Parameters that say nothing are left out. */
  readonly parse: (address: string) => Params | null;
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

const STEP = /\/:(\w+)(\??)/g;

/** A page by its pattern and the names in its query, in the order they are printed; `Needed` and `Given` are all its parameters. */
export const route = <Needed extends string = never, Given extends string = never>(
  pattern: string,
  ...names: readonly string[]
): Route<Texts<Needed> & Partial<Texts<Given>>> => {
  type Params = Texts<Needed> & Partial<Texts<Given>>;
  const path = new RegExp(`^${pattern.replace(STEP, '(?:/(?<$1>[^/]+))$2')}/?$`);
  return {
    pattern,
    place: pattern.split('/:')[0] ?? '',
    print: (params: Partial<Texts<string>> = {}) => {
      const query = names.flatMap((name) => (params[name] ? [`${name}=${encodeURIComponent(params[name])}`] : []));
      return (
        pattern.replace(STEP, (_step, name: string) => (params[name] ? `/${encodeURIComponent(params[name])}` : '')) +
        // A space stays one, as the specification writes it (2, §2: `status=In Production`); a browser takes both spellings.
        (query.length > 0 ? `?${query.join('&').replaceAll('%20', ' ')}` : '')
      );
    },
    parse: (address) => {
      const [, steps = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
      const found = path.exec(steps);
      if (!found) return null;
      const asked = new URLSearchParams(query);
      try {
        const said = [
          ...Object.entries(found.groups ?? {}).map(([name, step = '']) => [name, decodeURIComponent(step)] as const),
          ...names.map((name) => [name, asked.get(name)] as const),
        ];
        return Object.fromEntries(said.filter(([, value]) => value)) as Params;
      } catch {
        // A percent sign that encodes nothing.
        return null;
      }
    },
  } as Route<Params>;
};
