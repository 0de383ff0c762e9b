import { DatabaseError } from 'pg';
import { isDatabaseAway } from '../../../src/server/db/database-away';

const sqlState = (code: string): Error => Object.assign(new DatabaseError('x', 1, 'error'), { code });
const system = (code: string, syscall?: string): Error => Object.assign(new Error(code), { code, syscall });

test.each([
  ['08000', true],
  ['08006', true],
  ['57P01', true],
  ['57P02', true],
  ['57P03', true],
  ['53300', true],
  ['57014', false],
  ['23505', false],
  ['40001', false],
  ['53100', false],
  ['42P01', false],
])('SQLSTATE %s says that the database is away: %s', (code, away) => {
  expect(isDatabaseAway(sqlState(code))).toBe(away);
});

test.each([
  [system('ECONNREFUSED', 'connect'), true],
  [system('ECONNRESET', 'read'), true],
  [system('EPIPE', 'write'), true],
  [system('ENOTFOUND', 'getaddrinfo'), true],
  [new AggregateError([system('ECONNREFUSED', 'connect'), system('ECONNREFUSED', 'connect')]), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('While saving', { cause: sqlState('57P01') }), true],
  // A page that hung up.
  [system('ECONNRESET'), false],
  [system('ENOENT', 'open'), false],
  [new Error('Something else'), false],
  ['57P01', false],
  [null, false],
])('%s says that the database is away: %s', (error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});
