interface Specific {
  readonly key: string;
  readonly value: string;
}

/** Rows of one key are the values of one thing; a row nobody filled in says nothing. */
export const grouped = (rows: readonly Specific[]): readonly { readonly name: string; readonly values: readonly string[] }[] => {
  const byKey = new Map<string, string[]>();
  for (const { key, value } of rows) if (value !== '') byKey.set(key, [...(byKey.get(key) ?? []), value]);
  return [...byKey].map(([name, values]) => ({ name, values }));
};

/** Where a listing itself says it belongs, and what is asked there. */
interface OwnPlace {
  readonly platform_category: readonly {
    readonly type: string;
    readonly category_selected: readonly { readonly id: string; readonly level: number }[];
  }[];
  readonly platform_specifics: readonly { readonly platform: string; readonly specifics: readonly Specific[] }[];
}

/** The same of its product type; names are the platform's ids. */
interface GivenPlace {
  readonly platform_category: readonly { readonly platform: string; readonly id: string; readonly version: string }[];
  readonly platform_specifics: readonly {
    readonly platform: string;
    readonly specifics: readonly { readonly name: string; readonly values: readonly string[] }[];
  }[];
}

/** What a platform asks of the product in its category, and the category: each the listing's, where it says any. */
export const placeOf = (
  listing: OwnPlace,
  blank: GivenPlace | null,
  platform: string,
): {
  readonly category: string | null;
  readonly version: string;
  readonly specifics: readonly { readonly id: string; readonly values: readonly string[] }[];
} => {
  const chosen = listing.platform_category.find(({ type }) => type === platform)?.category_selected ?? [];
  const own = chosen.toSorted((a, b) => a.level - b.level).at(-1);
  const given = blank?.platform_category.find((each) => each.platform === platform);
  const told = grouped(listing.platform_specifics.find((each) => each.platform === platform)?.specifics ?? []);
  // Of the product type's category, which another one has no use for.
  const fits = !own || own.id === given?.id;
  const fallback = fits ? (blank?.platform_specifics.find((each) => each.platform === platform)?.specifics ?? []) : [];
  return {
    category: own?.id ?? given?.id ?? null,
    version: own && own.id !== given?.id ? '' : (given?.version ?? ''),
    specifics: (told.length > 0 ? told : fallback).map(({ name, values }) => ({ id: name, values })),
  };
};
