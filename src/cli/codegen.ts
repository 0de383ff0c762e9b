// `npm run codegen [-- FOLDER]`: writes what the contract generates, into `src/contract/generated` unless another folder is named.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../contract/codegen';

const [folder = 'src/contract/generated'] = process.argv.slice(2);

void generate().then((files) => {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
