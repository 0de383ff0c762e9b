import { defaultLimits } from '../../../../src/contract/generated/limits';
import * as limits from '../../../../src/contract/generated/limits';
import { mostOf } from '../../../../src/domain/connections/block';
import type { Connection } from '../../../../src/domain/connections/connection';
import { PLATFORMS } from '../../../../src/domain/platforms';
import { PROVIDERS } from '../../../../src/domain/providers';

const blocks = (kind: string, places: Readonly<Record<string, Connection>>) =>
  Object.entries(places).map(([id, { fields }]) => [`${kind}${id[0]?.toUpperCase()}${id.slice(1)}Input`, fields] as const);

test.each([...blocks('Store', PLATFORMS), ...blocks('Fulfilment', PROVIDERS)])('%s takes what its description takes', (input, fields) => {
  const said = new Map<string, object>(Object.entries(limits)).get(`${input}Limits`) ?? {};
  const sent = new Map<string, { readonly characters?: number }>(Object.entries(said));
  // What is chosen among a few, and what nobody types, fits everywhere; what is short is refused by the description's own sentence.
  const typed = Object.entries(fields).filter(([, { oneOf, learned }]) => !oneOf && !learned);
  const wanted = typed.map(([name, field]) => [name, Math.max(mostOf(field), defaultLimits.characters)]);
  expect(typed.map(([name]) => [name, sent.get(name)?.characters ?? defaultLimits.characters])).toEqual(wanted);
});
