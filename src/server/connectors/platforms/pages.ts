import { endless } from '../connector';

/** Where a list goes on that names its next page itself: a page named twice, or none where there is one, has no end. */
export const goOn = (website: string): ((named: string | null | undefined) => string) => {
  const met = new Set<string>();
  return (named) => {
    if (named === null || named === undefined || named === '' || met.has(named)) throw endless(website);
    met.add(named);
    return named;
  };
};
