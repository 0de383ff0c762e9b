// `npm run codegen`: writes what the contract generates, in the tree somebody stands in.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../contract/codegen';

void generate().then((files) => {
  for (const [name, content] of files) {
    const file = path.join('src/contract/generated', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
