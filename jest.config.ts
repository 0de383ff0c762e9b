/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that ship ES modules only; everything else in node_modules is taken as it is. */
const esmOnly = [
  'any-ascii',
  '@csstools',
  '@exodus',
  'parse5',
  'entities',
  'fabric',
  'graphql-request',
  'idb',
  '@tanstack',
  'universal-cookie',
  'fast-check',
  'pure-rand',
  'uuid',
  'p-queue',
  'eventemitter3',
  'content-disposition',
  '@fastify/cookie',
  'cookie',
  'eld',
];

const shared: Config = {
  rootDir: __dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  dependencyExtractor: '<rootDir>/__tests__/support/suites/dependencies.cjs',
  // The last two are read by tests, never loaded: so a change of them is seen.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node', 'md', 'graphql'],
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2023' } },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/(dist|\\.data|\\.cache|__tests__/bench)/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/fixtures/empty-style.ts',
    // It names its files for import alone.
    '^eld/medium$': '<rootDir>/node_modules/eld/src/entries/static.medium.js',
    '^fast-check$': '<rootDir>/__tests__/support/seeded-fast-check.ts',
  },
};

const project = (name: string, environment: 'node' | 'jsdom', testTimeout: number): Config => ({
  ...shared,
  displayName: name,
  testEnvironment: environment,
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
  testTimeout,
});

/** Both need a PostgreSQL; each suite has a database of its own in it. */
const withCluster: Config = {
  globalSetup: '<rootDir>/__tests__/support/cluster-setup.ts',
  globalTeardown: '<rootDir>/__tests__/support/cluster-teardown.ts',
};

const retryInCi = '<rootDir>/__tests__/support/retry-in-ci.ts';
const spiedModules = '<rootDir>/__tests__/support/spied-modules.ts';

const config: Config = {
  watchman: false,
  filter: '<rootDir>/__tests__/support/suites/filter.cjs',
  testSequencer: '<rootDir>/__tests__/support/suites/sequencer.cjs',
  // Jest heeds it here only, not in a project.
  testTimeout: process.env.TEST_LONG ? 4 * 3_600_000 : 240_000,
  projects: [
    {
      ...project('unit', 'jsdom', 20_000),
      testMatch: ['<rootDir>/__tests__/unit/{client,i18n}/**/*.test.{ts,tsx}'],
      setupFiles: [spiedModules],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
    },
    // What is not the client's, nor says its texts, needs no document.
    {
      ...project('unit', 'node', 20_000),
      testPathIgnorePatterns: ['/node_modules/', '/__tests__/unit/(client|i18n)/'],
    },
    { ...project('sagas', 'node', 20_000), setupFiles: [spiedModules] },
    { ...project('server', 'node', 60_000), ...withCluster, setupFilesAfterEnv: [retryInCi] },
    {
      ...project('e2e', 'node', 180_000),
      ...withCluster,
      globalSetup: '<rootDir>/__tests__/e2e/support/global-setup.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/e2e/support/close-pool.ts', retryInCi],
    },
  ],
};

export default config;
