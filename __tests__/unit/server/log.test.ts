import { logFault } from '../../../src/server/kernel/log';

const EVIL = [
  '\u001b[2J',
  '\u009b31m',
  '\u202e',
  '\u2066',
  '\r',
  '\n2026-01-01T00:00:00.000Z fault 00000000 forged: ',
  '\u2028',
  '\u0085',
  '\0',
  '\u200b',
];

test.each(EVIL)('what others wrote begins no line of the server’s log and moves nothing on a terminal: %j', (evil) => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  logFault(`graphql ${evil}`, new Error(`a${evil}b`));
  logFault('files', `a${evil}b`);
  const lines = written.mock.calls.map(([line]) => String(line));
  written.mockRestore();
  for (const line of lines) expect(line).toMatch(/^\d{4}-[^\n]* fault [0-9a-f]{8} [^\n\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*\n$/u);
  expect(lines).toHaveLength(2);
});
