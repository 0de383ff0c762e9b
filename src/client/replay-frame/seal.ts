/** The moment that is shown, in milliseconds since the epoch. */
let moment = 0;

/** From now on it is that time. */
export const setMoment = (at: number): void => {
  moment = at;
};

/** A storage that is gone with the page. */
const emptyStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

/** The time of day is that of the recording. */
const recordedDate = (): DateConstructor =>
  new Proxy(Date, {
    construct: (target, args: unknown[], made) => Reflect.construct(target, args.length === 0 ? [moment] : args, made) as object,
    apply: () => new Date(moment).toString(),
    get: (target, name, receiver) => (name === 'now' ? () => moment : (Reflect.get(target, name, receiver) as unknown)),
  });

/**
 * Takes the page everything but drawing. The network is shut by its policy, and the storage by its having no origin; here it is seen to that
 * whoever asks for either is answered and not thrown at, and that no clock goes on.
 */
export const seal = (): void => {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: emptyStorage() });
  Object.defineProperty(window, 'Date', { value: recordedDate() });
  // A link would lead the frame elsewhere.
  document.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault(),
    true,
  );
};
