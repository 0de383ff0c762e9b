import { logFault } from '../../../src/server/kernel/log';

test('a fault is one line, whatever its words: nothing begins a line of its own or tells a terminal something', () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const id = logFault('somewhere', 'a\r\n2026-01-01 fault 00000000 forged\u001b[2J\0');
  const line = String(written.mock.calls[0]?.[0]);
  written.mockRestore();
  expect(line).toContain(`fault ${id} somewhere: a  | 2026-01-01`);
  expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u);
});
