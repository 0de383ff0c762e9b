/** @covers src/cli/lint */
import { runModule } from './run-module';

interface Snippet {
  readonly file: string;
  readonly code: string;
}

/**
 * Lints each snippet as if it stood in that file, by the project's own configuration, and returns what our own rules say.
 */
const lint = (snippets: readonly Snippet[]): string[][] => {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({
      ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/'),
      overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } }],
    });
    const results = [];
    for (const { file, code } of given) {
      const [{ messages }] = await eslint.lintText(code, { filePath: file });
      results.push(messages.filter(({ severity, fatal }) => severity === 2 || fatal).map(({ message }) => message));
    }
    tell(results);
  `;
  return runModule<string[][]>(script, snippets);
};

const refused: readonly (Snippet & { readonly says: RegExp })[] = [
  { file: 'src/contract/a.ts', code: `import '../domain/money';`, says: /contract must not import src\/domain.*SDL/ },
  {
    file: 'src/domain/a.ts',
    code: `import type { Tx } from '../server/kernel/context';`,
    says: /domain must not import src\/server.*argument/,
  },
  { file: 'src/scene/a.ts', code: `export * from '../client/kernel/clock';`, says: /scene must not import src\/client\/kernel/ },
  { file: 'src/client/kernel/a.ts', code: `import { x } from '../../server/files';`, says: /must not import src\/server.*src\/contract/ },
  { file: 'src/client/kernel/a.ts', code: `type T = import('../../server/kernel/context').Tx;`, says: /must not import src\/server/ },
  { file: 'src/server/a.ts', code: `import type { R } from '../client/kernel/table';`, says: /server must not import src\/client\/kernel/ },
  {
    file: 'src/server/jobs/a.ts',
    code: `import { pushItem } from '../listings/push-job';`,
    says: /jobs must not import src\/server\/listings.*work\.ts/,
  },
  {
    file: 'src/server/kernel/a.ts',
    code: `import type { StoreTable } from '../stores/tables';`,
    says: /kernel and db must not import src\/server\/stores/,
  },
  { file: 'src/server/stores/a.ts', code: `import { work } from '../work';`, says: /must not import the files at the top of src\/server/ },
  { file: 'src/server/shed/a.ts', code: `import { unixNow } from '../kernel/clock';`, says: /does not list/ },
  { file: 'src/server/a.ts', code: `const x = await import('../cli/replay');`, says: /must not import src\/cli/ },
  {
    file: 'src/client/kernel/a.ts',
    code: `import { stores } from '../entities/stores';`,
    says: /kernel must not import src\/client\/entities.*lower layer/,
  },
  { file: 'src/client/entities/a.ts', code: `import '../editor/history';`, says: /entities must not import src\/client\/editor/ },
  { file: 'src/client/entities/a.ts', code: `import type { RootState } from '../store';`, says: /the top of src\/client/ },
  { file: 'src/client/ui/a.tsx', code: `import { stores } from '../entities/stores';`, says: /ui must not import.*props/ },
  { file: 'src/client/replay/a.ts', code: `import '../shell/Navbar';`, says: /replay must not import src\/client\/shell/ },
  { file: 'src/client/shell/a.ts', code: `import '../screens/stores/StoresScreen';`, says: /shell must not import a screen/ },
  {
    file: 'src/client/screens/jobs/a.tsx',
    code: `import '../stores/StoresView';`,
    says: /a screen must not import a screen.*src\/client\/ui/,
  },
  { file: 'src/client/entities/a.ts', code: `import type { Q } from '../../contract/generated/resolvers';`, says: /generated\/operations/ },
  { file: 'src/client/screens/a/a.tsx', code: `import { Canvas } from 'fabric';`, says: /"fabric" has one door.*canvas projection/ },
  { file: 'src/server/render/a.ts', code: `import { StaticCanvas } from 'fabric/es';`, says: /src\/scene/ },
  { file: 'src/client/entities/a.ts', code: `import { takeLatest } from 'redux-saga/effects';`, says: /watch\(\)/ },
  { file: 'src/client/shell/a.ts', code: `import { takeEvery } from 'typed-redux-saga';`, says: /watch\(\).*in a word/ },
  { file: 'src/client/entities/a.ts', code: `import { GraphQLClient } from 'graphql-request';`, says: /request\(\)/ },
  { file: 'src/domain/a.ts', code: `import fs from 'node:fs';`, says: /browser/ },
  { file: 'src/client/ui/a.tsx', code: `import { Add } from '@mui/icons-material';`, says: /by its path/ },
  { file: 'src/client/entities/a.ts', code: `const t = Date.now();`, says: /Date\.now has one door.*clock\.ts/ },
  { file: 'src/domain/a.ts', code: `import { isToday } from 'date-fns/isToday';`, says: /isToday has one door.*argument/ },
  { file: 'src/client/editor/a.ts', code: `const t = new Date();`, says: /new Date\(\)/ },
  { file: 'src/client/editor/a.ts', code: `const t = window.performance.now() + performance.now();`, says: /performance\.now/ },
  { file: 'src/client/tasks/a.ts', code: `const t = Math.random();`, says: /Math\.random/ },
  { file: 'src/client/tasks/a.ts', code: `const t = crypto.randomUUID();`, says: /crypto\.randomUUID/ },
  { file: 'src/client/tasks/a.ts', code: `import { nanoid } from '@reduxjs/toolkit';`, says: /nanoid/ },
  { file: 'src/client/shell/a.tsx', code: `window.setTimeout(() => undefined, 200);`, says: /setTimeout/ },
  { file: 'src/domain/a.ts', code: `const t = Date.now();`, says: /as an argument/ },
];

const allowed: readonly Snippet[] = [
  { file: 'src/domain/a.ts', code: `import type { Store } from '../contract/generated/operations';` },
  { file: 'src/scene/a.ts', code: `import { Canvas } from 'fabric'; import '../domain/geometry/placement';` },
  { file: 'src/client/kernel/effects.ts', code: `import { call } from 'typed-redux-saga';` },
  { file: 'src/client/shell/a.ts', code: `import { eventChannel } from 'redux-saga';` },
  { file: 'src/client/kernel/request.ts', code: `import { GraphQLClient } from 'graphql-request';` },
  { file: 'src/client/kernel/clock.ts', code: `export const now = () => Date.now(); setTimeout(now, 1);` },
  { file: 'src/client/editor/canvas/a.ts', code: `import { Canvas } from 'fabric'; import '../../../scene/document';` },
  {
    file: 'src/client/screens/jobs/a.tsx',
    code: `import './JobsView'; import '../../ui/ListPage'; import '../../entities/jobs'; import '../../shell/Page';`,
  },
  { file: 'src/client/ui/a.tsx', code: `import Add from '@mui/icons-material/Add'; const d = new Date(0); import '../theme';` },
  { file: 'src/client/main.tsx', code: `import './store'; import './screens/jobs/JobsScreen'; import './shell/Shell';` },
  { file: 'src/server/a.ts', code: `import fs from 'node:fs'; import '../scene/document'; const t = Date.now();` },
  { file: 'src/server/listings/a.ts', code: `import '../stores/rows'; import '../jobs/kind'; import '../db/schema';` },
  { file: 'src/server/demo/a.ts', code: `import '../listings/operations'; import '../work';` },
  { file: 'src/cli/replay.ts', code: `import '../client/replay/player'; import '../server/kernel/config';` },
];

const said = lint([...refused, ...allowed]);

describe('import directions and one-door rules', () => {
  it.each(refused.map((snippet, i) => [snippet.file, snippet.code, snippet.says, said[i]] as const))(
    '%s: refuses %s',
    (_file, _code, says, messages) => {
      expect(messages).toEqual([expect.stringMatching(says)]);
    },
  );

  it.each(allowed.map((snippet, i) => [snippet.file, snippet.code, said[refused.length + i]] as const))(
    '%s: accepts %s',
    (_file, _code, messages) => {
      expect(messages).toEqual([]);
    },
  );
});
