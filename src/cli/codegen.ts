// `npm run codegen [-- FOLDER]`: writes what is generated, below the repository or, for a comparison, below another folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../contract/codegen';
import { textModules } from './text-modules';

const [root = '.'] = process.argv.slice(2);

const write = (folder: string, files: Iterable<readonly [string, string]>): void => {
  for (const [name, content] of files) {
    const file = path.join(root, folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

write('src/client/i18n/generated', textModules());
void generate().then((files) => write('src/contract/generated', files));
