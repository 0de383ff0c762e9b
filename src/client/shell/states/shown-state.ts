import { useSelector } from 'react-redux';
import { selectAppState, type AppStatus } from '../../kernel/app-state';

/** The states that cover every screen. */
export type ShownState = Exclude<AppStatus, 'ready' | 'not-found'>;

/** The states that have a face: those, and the one that says all is well again. */
export type FacedState = ShownState | 'app-ready';

/** Each state's name among the texts. */
export const stateTexts = {
  maintenance: 'maintenance',
  'warning-ip': 'warningIp',
  'docker-not-found': 'dockerNotFound',
  'wrong-token': 'wrongToken',
  'app-ready': 'appReady',
} as const satisfies Readonly<Record<FacedState, string>>;

export const isFaced = (name: string | undefined): name is FacedState => name !== undefined && Object.hasOwn(stateTexts, name);

/** The state the whole application is in, when a screen must not be shown (specification 1, §8); null: all is well. */
export const useShownState = (): ShownState | null => {
  const { status } = useSelector(selectAppState);
  return status === 'ready' || status === 'not-found' ? null : status;
};
