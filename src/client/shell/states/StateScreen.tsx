import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { sessionActions } from '../session/session-slice';
import { AppStateFace } from './AppStateFace';
import { NotFoundScreen } from './NotFoundScreen';
import { isFaced } from './shown-state';

/** `/misc/{state}`: a state by its own address, for whoever stands before the application (a gateway, a status page) to send people to. */
export const StateScreen = () => {
  const { state } = useParams();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (!isFaced(state)) return <NotFoundScreen />;
  const retry = () => {
    dispatch(sessionActions.resume());
    void navigate(addresses.start.print(), { replace: true });
  };
  return <AppStateFace state={state} message={null} onRetry={retry} />;
};
