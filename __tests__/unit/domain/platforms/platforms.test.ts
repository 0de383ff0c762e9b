/** @covers src/contract/schema i18n */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema, isInputObjectType, isObjectType, parse, type GraphQLSchema } from 'graphql';
import { LANGUAGES } from '../../../../src/domain/languages';
import { PLATFORM_IDS, PLATFORMS } from '../../../../src/domain/platforms';
import { textsOf } from '../../i18n/text-files';

const root = path.resolve(__dirname, '../../../..');

const schema = (): GraphQLSchema => {
  const folder = path.join(root, 'src/contract/schema');
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return buildASTSchema(parse(files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')), { assumeValid: true });
};

const fieldsOf = (name: string): string[] => {
  const type = schema().getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${name} is no type with fields.`);
  return Object.keys(type.getFields());
};

const blockName = (id: string): string => `Store${id[0]!.toUpperCase()}${id.slice(1)}`;

test.each(PLATFORM_IDS)('the block of %s has the fields of its description, sent and shown', (id) => {
  const described = Object.keys(PLATFORMS[id].fields);
  expect(fieldsOf('Store')).toContain(id);
  expect(fieldsOf('StoreInput')).toContain(id);
  expect(fieldsOf(blockName(id))).toEqual(described);
  expect(fieldsOf(`${blockName(id)}Input`)).toEqual(described);
});

test.each(PLATFORM_IDS)('every field of %s has its name in every language, and what a test of it tries its sentence', (id) => {
  const tried = `test.tried.${id}`;
  const wanted = Object.entries(PLATFORMS[id].fields).flatMap(([name, { oneOf = [] }]) => [
    `field.${id}.${name}`,
    ...oneOf.map((value) => `choice.${id}.${name}.${value || 'none'}`),
  ]);
  const missing = LANGUAGES.flatMap((language) => {
    const texts = textsOf(language, 'stores');
    return [tried, ...wanted].filter((name) => !texts.get(name)?.trim()).map((name) => `${language}: ${name}`);
  });
  expect(missing).toEqual([]);
  // Such as “Tried: reading products.”
  for (const language of LANGUAGES) expect(textsOf(language, 'stores').get(tried)).toMatch(/: \S/);
});
