import { useSelector } from 'react-redux';
import { selectAppState, type AppStatus } from '../../kernel/app-state';

/** The states that cover every screen. */
export type ShownState = Exclude<AppStatus, 'ready' | 'not-found'>;

/** Each state's name among the texts. */
export const stateTexts = {
  maintenance: 'maintenance',
  'warning-ip': 'warningIp',
  'docker-not-found': 'dockerNotFound',
  'wrong-token': 'wrongToken',
} as const satisfies Readonly<Record<ShownState, string>>;

/** The state the whole application is in, when a screen must not be shown (specification 1, §8); null: all is well. */
export const useShownState = (): ShownState | null => {
  const { status } = useSelector(selectAppState);
  return status === 'ready' || status === 'not-found' ? null : status;
};
