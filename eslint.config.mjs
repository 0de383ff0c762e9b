import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import boundaries from './src/cli/lint/boundaries.mjs';

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'URL', 'Buffer', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'fetch', 'performance'].map(
    (name) => [name, 'readonly'],
  ),
);

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '.data/',
      '.cache/',
      'coverage/',
      'static/',
      'src/contract/generated/',
      '**/node_modules/',
      '__tests__/fixtures/**/*.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    rules: { 'boundaries/direction': 'error', 'boundaries/door': 'error' },
  },
  {
    files: ['src/{contract,domain,scene,client}/**/*.{ts,tsx}'],
    ignores: ['src/client/kernel/clock.ts'],
    plugins: { boundaries },
    rules: { 'boundaries/clock': 'error' },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'off',
      'react-hooks/unsupported-syntax': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Show text: React escapes it, and nobody else would.' },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { ecmaVersion: 2024, sourceType: 'module', globals: nodeGlobals },
    rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error', 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-empty-function': 'off' },
  },
  {
    // Pixel arithmetic on typed arrays, run by hand when the pictures change.
    files: ['src/cli/garments/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/cli/**', 'src/server/main.ts', '__tests__/bench/**'],
    rules: { 'no-console': 'off' },
  },
);
