import { closePool } from './pool';

// Jest loads this before each test file, outside of every block: what the files of a suite share ends with the suite.
afterAll(closePool);
