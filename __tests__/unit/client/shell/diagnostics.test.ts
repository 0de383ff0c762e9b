import { diagnosticsText } from '../../../../src/client/shell/states/diagnostics';

const SECRET = 'kJ8s-0aZ_x91mQ4vB7tY2uE6rW3pL5nC8dF1gH4jK0o';

const facts = {
  app: '1.2.3 abc1234',
  at: Date.UTC(2026, 0, 2, 3, 4, 5),
  state: 'docker-not-found',
  message: 'Authorization 404: you have no shop at rival.localhost.',
  location: new URL(`http://rival.localhost:3000/orders/65f0c0ffee65f0c0ffee65f0?token=${SECRET}#x`),
  userId: '65f0c0ffee65f0c0ffee65f0',
  role: 'root',
  language: 'de',
  viewport: { width: 1366, height: 768 },
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0',
  online: true,
};

test('diagnostics say where, when, who and what the server said', () => {
  expect(diagnosticsText(facts).split('\n')).toEqual([
    'App: 1.2.3 abc1234',
    'Time: 2026-01-02T03:04:05.000Z',
    'State: docker-not-found',
    'Message: Authorization 404: you have no shop at rival.localhost.',
    'Address: http://rival.localhost:3000/orders/65f0c0ffee65f0c0ffee65f0',
    'User: 65f0c0ffee65f0c0ffee65f0 (root)',
    'Language: de',
    'Window: 1366×768',
    'Browser: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0',
    'Online: yes',
  ]);
});

test('no secret gets into them, wherever it stood', () => {
  const text = diagnosticsText({
    ...facts,
    message: `Bearer ${SECRET} is bad`,
    location: new URL(`http://x.test/session/${SECRET}?a=${SECRET}`),
  });
  expect(text).not.toContain(SECRET.slice(0, 20));
  expect(text).toContain('Message: Bearer … is bad');
});

test('without a user or a message the rest is told', () => {
  const text = diagnosticsText({ ...facts, userId: undefined, role: undefined, message: null, online: false });
  expect(text).toContain('User: - (-)');
  expect(text).toContain('Online: no');
  expect(text).not.toContain('Message');
});
