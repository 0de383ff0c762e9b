import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { presenceActions } from '../../entities/presences';
import { thisDevice } from './device';

/** Says that somebody looks at a conversation, or writes in it, as long as it is shown. */
export const usePresence = (support_id: string, mode: 'view' | 'reply'): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(presenceActions.here({ support_id, mode, device: thisDevice() }));
  }, [dispatch, support_id, mode]);
  useEffect(() => () => void dispatch(presenceActions.left({ support_id, device: thisDevice() })), [dispatch, support_id]);
};
