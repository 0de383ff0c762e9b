import { errorForStatus, RequestError, toAppError } from '../../../src/client/kernel/app-error';
import { appStateLeft, appStateReducer, type AppState } from '../../../src/client/kernel/app-state';
import { received, requestFailed } from '../../../src/client/kernel/received';

const origin = { entity: 'stores', operation: 'load' };
const start = appStateReducer(undefined, { type: 'init' });
const after = (error: ReturnType<typeof errorForStatus>, state: AppState = start): AppState =>
  appStateReducer(state, requestFailed({ origin, error, at: 5 }));

describe('the error catalogue', () => {
  test.each([
    [400, 'Warning IP: 10.0.0.1', 'warning-ip', 'warning-ip'],
    [400, 'Authorization 404', 'docker-not-found', 'docker-not-found'],
    [400, 'The token is not known.', 'wrong-token', 'wrong-token'],
    [401, 'no', 'ignored', 'ready'],
    [403, 'You may not.', 'refused', 'ready'],
    [404, 'missing', 'not-found', 'not-found'],
    [405, 'no', 'ignored', 'ready'],
    [413, 'Too large.', 'refused', 'ready'],
    [500, 'oops', 'maintenance', 'maintenance'],
    [502, 'bad gateway', 'maintenance', 'maintenance'],
    [503, 'closed', 'maintenance', 'maintenance'],
  ] as const)('HTTP %i with “%s” is %s; the application is then %s', (status, message, kind, appStatus) => {
    const error = errorForStatus(status, message);
    expect(error).toEqual({ kind, message });
    expect(after(error).status).toBe(appStatus);
  });

  test('the state tells since when and what the server said, and ends with the next answer or when the person leaves it', () => {
    const down = after({ kind: 'maintenance', message: 'HTTP 503' });
    expect(down).toEqual({ status: 'maintenance', message: 'HTTP 503', since: 5 });
    expect(after({ kind: 'maintenance', message: 'again' }, down)).toBe(down);
    expect(appStateReducer(down, received({ origin, entities: {}, at: 6 }))).toEqual(start);
    expect(appStateReducer(down, appStateLeft())).toEqual(start);
  });

  test('what is thrown becomes a row of the catalogue; a fault of our own is refused with its words', () => {
    const refused = { kind: 'refused', message: 'No name.', field: 'name' } as const;
    expect(toAppError(new RequestError(refused))).toBe(refused);
    expect(toAppError(new TypeError('x is not a function'))).toEqual({ kind: 'refused', message: 'x is not a function', wordless: true });
    expect(toAppError('just text')).toEqual({ kind: 'refused', message: 'just text', wordless: true });
  });
});
