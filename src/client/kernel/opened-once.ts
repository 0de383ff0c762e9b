/** Opens something when it is first asked for and gives the same from then on; what could not be opened is tried anew. */
export const openedOnce = <Opened>(open: () => Promise<Opened>): (() => Promise<Opened>) => {
  let opened: Promise<Opened> | undefined;
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
};
