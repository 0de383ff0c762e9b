/** Runs at most `limit` pieces of work at a time, the others in the order they came: decoded pictures take hundreds of megabytes. */
export const makeSlots = (limit: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
