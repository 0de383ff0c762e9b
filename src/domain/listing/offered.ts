/** A kind of choice as a listing has it, such as its sizes. */
interface Attribute {
  readonly attribute_type: string;
  /** What its seller calls it; empty: as it is. */
  readonly plf_attribute_name?: string | null;
  readonly options: readonly { readonly ffm_value: string; readonly plf_value?: string | null; readonly default: boolean }[];
}

interface Choice {
  readonly name: string;
  readonly value: string;
}

const nameOf = ({ plf_attribute_name, attribute_type }: Attribute): string => plf_attribute_name?.trim() || attribute_type;

const wordOf = ({ plf_value, ffm_value }: Attribute['options'][number]): string => plf_value?.trim() || ffm_value;

/** What buyers read of a choice: the seller's own word for it when there is one. */
export const choiceIn =
  (attributes: readonly Attribute[]) =>
  ({ type, value }: { readonly type: string; readonly value: string }): Choice => {
    const attribute = attributes.find(({ attribute_type }) => attribute_type === type);
    const option = attribute?.options.find(({ ffm_value }) => ffm_value === value);
    return { name: attribute ? nameOf(attribute) : type, value: (option && wordOf(option)) || value };
  };

/** The choices the variants really offer, values in the attribute's own order (S before M), with the default that is among them. */
export const choicesOf = (
  variants: readonly { readonly options: readonly Choice[] }[],
  attributes: readonly Attribute[],
): { name: string; values: string[]; default: string | null }[] => {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name) => {
    const offered = new Set(variants.flatMap(({ options }) => options.filter((option) => option.name === name).map(({ value }) => value)));
    const known = attributes.find((attribute) => nameOf(attribute) === name)?.options ?? [];
    const words = known.map((option) => ({ word: wordOf(option), default: option.default }));
    const ordered = words.filter(({ word }) => offered.has(word));
    const values = [...new Set([...ordered.map(({ word }) => word), ...offered])];
    return { name, values, default: ordered.find((option) => option.default)?.word ?? values[0] ?? null };
  });
};
