import type { StyleRule, StyleValue } from './css';
import type { SvgElement } from './read';

/** The properties an element has by itself, from its attributes and its `style`. */
export type OwnProperties = ReadonlyMap<SvgElement, ReadonlyMap<string, readonly StyleValue[]>>;

/**
 * What each property of an element may be: by itself or by any rule whose last part fits it. More than it is, where a rule asks for what is
 * around the element or another one comes before it.
 */
export const propertiesOf = (rules: readonly StyleRule[], own: OwnProperties) => {
  const byKey = new Map<string, Map<string, Map<string, StyleValue>>>();
  for (const { keys, style } of rules)
    for (const key of keys) {
      const properties = byKey.get(key) ?? new Map<string, Map<string, StyleValue>>();
      byKey.set(key, properties);
      for (const [property, value] of style.values) {
        const values = properties.get(property) ?? new Map<string, StyleValue>();
        properties.set(property, values.set(value.text, value));
      }
    }
  return (element: SvgElement): ((property: string) => readonly StyleValue[]) => {
    const classes = new Set((element.attributes.get('class') ?? '').split(/\s+/u));
    const keys = ['*', element.name, `#${element.attributes.get('id') ?? ''}`, ...[...classes].map((name) => `.${name}`)];
    const fitting = keys.flatMap((key) => byKey.get(key) ?? []);
    const mine = own.get(element);
    return (property) => [
      ...(mine?.get(property) ?? []),
      ...fitting.flatMap((properties) => [...(properties.get(property)?.values() ?? [])]),
    ];
  };
};
