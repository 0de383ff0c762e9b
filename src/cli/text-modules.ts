import { LANGUAGES } from '../domain/languages';
import { TEXT_GROUPS, type TextGroup } from '../client/i18n/namespaces';

const NOTE = '// Written by `npm run codegen` from src/client/i18n/namespaces.ts.';

/** One module of each language and group of texts: were every file loaded by itself, the first script would name them all. */
export const textModules = (): ReadonlyMap<string, string> =>
  new Map(
    LANGUAGES.flatMap((language) =>
      (Object.keys(TEXT_GROUPS) as TextGroup[])
        // English texts of the shell are part of the first download.
        .filter((group) => !(language === 'en' && group === 'shell'))
        .map((group) => {
          const names = TEXT_GROUPS[group];
          const imports = names.map((name) => `import ${name} from '../../../../i18n/${language}/${name}.json';`);
          return [`${language}-${group}.ts`, [NOTE, ...imports, '', `export default { ${names.join(', ')} };`, ''].join('\n')] as const;
        }),
    ),
  );
