/** @covers src/contract */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema, concatAST, parse, validate } from 'graphql';

const CONTRACT = path.resolve(__dirname, '../../../src/contract');
const DOCUMENTS = path.join(CONTRACT, 'generated/documents');

const schema = buildASTSchema(
  concatAST(
    readdirSync(path.join(CONTRACT, 'schema'))
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => parse(readFileSync(path.join(CONTRACT, 'schema', file), 'utf8'))),
  ),
);

test.each(readdirSync(DOCUMENTS))('%s: each document is whole, and the schema answers it', async (file) => {
  const documents = (await import(path.join(DOCUMENTS, file))) as Readonly<Record<string, string>>;
  const faults = Object.entries(documents).flatMap(([name, text]) =>
    validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
  );
  expect(Object.keys(documents)).not.toEqual([]);
  expect(faults).toEqual([]);
});
