interface Category {
  readonly value: string;
  /** In the language of the screen. */
  readonly label: string;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ');

/** The category a conversation's tags name, by its key or its label; empty: they name none. */
export const categoryOfTags = (tags: readonly string[], categories: readonly Category[]): string => {
  const said = new Set(tags.map(plain));
  return categories.find(({ value, label }) => said.has(plain(value)) || said.has(plain(label)))?.value ?? '';
};
