/** What one look at a shop may take. */
interface LookLimits {
  readonly pages: number;
  readonly ms: number;
}

/** Does something with page after page, until they end or the look has taken what it may. Returns whether they ended. */
export const eachPage = async <Page>(
  pages: AsyncIterable<Page>,
  limits: LookLimits,
  work: (page: Page) => Promise<void>,
): Promise<boolean> => {
  const until = Date.now() + limits.ms;
  let done = 0;
  for await (const page of pages) {
    if (done >= limits.pages || Date.now() > until) return false;
    await work(page);
    done += 1;
  }
  return true;
};
