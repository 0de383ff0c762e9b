/** What a person chose last of one kind, newest first, for as long as the page lives. */
interface Recent {
  readonly remember: (item: string) => void;
  readonly list: () => readonly string[];
}

const createRecent = (kept: number): Recent => {
  let items: readonly string[] = [];
  return {
    remember: (item) => {
      items = [item, ...items.filter((other) => other !== item)].slice(0, kept);
    },
    list: () => items,
  };
};

/** `#rrggbb`. */
export const recentColors = createRecent(10);
/** Family names. */
export const recentFonts = createRecent(5);
