import { addressInContainer } from '../../../domain/people/containers';
import { browserOf, call, select, type SagaGenerator } from '../../kernel/effects';
import { restCall } from '../../kernel/request';
import { selectUser, type sessionActions, type SessionRoot } from './session-slice';

/** The container switcher (specification 2, §2): to the same path and query of another container's host. */
export function* goToContainer({ payload: { dockerId } }: ReturnType<typeof sessionActions.switchContainer>): SagaGenerator<void> {
  const browser = yield* browserOf();
  const user = yield* select((state: SessionRoot) => selectUser(state));
  // Hosts come from the server's rows alone, so nothing that was typed or linked can choose one.
  const docker = user?.auth_docker.find((each) => each.docker_id === dockerId)?.docker;
  if (!docker) return;
  const target = addressInContainer(docker, browser.location());
  const token = browser.readCookie('_token');
  try {
    browser.leaveTo(yield* call(handOverAddress, target, token ?? ''));
  } catch {
    // Then that host asks them to sign in.
    browser.leaveTo(target.href);
  }
}

/** Where the person is signed in on the other host too: its page takes a single-use code out of the address. */
const handOverAddress = async ({ origin, pathname, search }: URL, token: string): Promise<string> => {
  const response = await restCall('/account/api/hand-over', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ origin, extras: pathname + search }),
  });
  const { url } = (await response.json()) as { url?: unknown };
  if (typeof url !== 'string' || new URL(url).origin !== origin) throw new Error('The account site gave no address.');
  return url;
};
