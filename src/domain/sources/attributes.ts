import { colourOf } from './colours';

export interface Attribute {
  readonly attribute_type: string;
  readonly plf_attribute_name?: string | null | undefined;
  readonly options: {
    readonly ffm_value: string;
    readonly plf_value?: string | null | undefined;
    readonly plf_price?: number | null | undefined;
    readonly hex?: string | null | undefined;
    readonly default: boolean;
  }[];
}

interface Valued {
  readonly name_value: readonly { readonly type: string; readonly value: string }[];
}

/** The choices variants offer: what was there keeps its place and what was said of it, what no variant has goes, the rest follows. */
export const attributesOf = (variants: readonly Valued[], before: readonly Attribute[] = []): Attribute[] => {
  const offered = new Map<string, Set<string>>(before.map(({ attribute_type }) => [attribute_type, new Set()]));
  for (const { type, value } of variants.flatMap(({ name_value }) => name_value))
    offered.set(type, (offered.get(type) ?? new Set()).add(value));
  return [...offered].flatMap(([type, values]) => {
    if (values.size === 0) return [];
    const held = before.find(({ attribute_type }) => attribute_type === type);
    const kept = (held?.options ?? []).filter(({ ffm_value }) => values.has(ffm_value));
    const known = new Set(kept.map(({ ffm_value }) => ffm_value));
    const added = [...values]
      .filter((value) => !known.has(value))
      .map((value) => ({
        ...{ ffm_value: value, plf_value: value, plf_price: null, default: false },
        hex: type === 'Color' ? colourOf(value) : null,
      }));
    const options = [...kept, ...added];
    const usual = options.some((option) => option.default) ? options : options.map((option, at) => ({ ...option, default: at === 0 }));
    return [{ attribute_type: type, plf_attribute_name: held?.plf_attribute_name ?? type, options: usual }];
  });
};

/** Dollars a variant's options add to its price. */
export const additionsOf = ({ name_value }: Valued, attributes: readonly Attribute[]): number =>
  name_value.reduce((sum, { type, value }) => {
    const attribute = attributes.find(({ attribute_type }) => attribute_type === type);
    return sum + (attribute?.options.find(({ ffm_value }) => ffm_value === value)?.plf_price ?? 0);
  }, 0);
