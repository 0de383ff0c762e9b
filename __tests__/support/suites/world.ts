const globalsNow = () => Object.getOwnPropertyDescriptors(globalThis) as unknown as Record<string, PropertyDescriptor>;

/** Notes what every test of a process shares: its globals and variables. Calling what it returns puts them back. */
export const noteWorld = (): (() => void) => {
  const variables = { ...process.env };
  const globals = globalsNow();
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, variables);
    for (const [name, now] of Object.entries(globalsNow())) {
      const before = globals[name];
      if (!before) Reflect.deleteProperty(globalThis, name);
      else if (before.value !== now.value || before.get !== now.get) Reflect.defineProperty(globalThis, name, before);
    }
  };
};

/** Empties what a page keeps, and leaves every address and language there was. */
export const emptyPage = (): void => {
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const name of document.cookie.split('; ')) document.cookie = `${name.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};
