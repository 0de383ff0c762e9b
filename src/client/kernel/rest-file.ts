import { browserOf, call, type SagaGenerator } from './effects';
import { restCall } from './request';

const nameIn = (header: string | null): string | undefined => /filename="([^"]+)"/u.exec(header ?? '')?.[1];

/** Gives the person a file the server keeps for whoever is signed in, under the name the server gives it. Throws a RequestError. */
export function* saveRestFile(path: string): SagaGenerator<void> {
  const browser = yield* browserOf();
  const [token, loginAs] = [browser.readCookie('_token'), browser.readCookie('_login_as')];
  const response = yield* call(restCall, path, {
    method: 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(loginAs && { 'login-as': loginAs }) },
  });
  const name = nameIn(response.headers.get('content-disposition')) ?? path.replace(/^.*\/|\?.*$/gu, '');
  browser.saveFile(name, yield* call([response, response.blob]));
}
