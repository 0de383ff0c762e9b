import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectUser, type SessionRoot } from '../session/session-slice';
import { NotAuthorizedScreen } from '../states/lazy-screens';
import { permittedNavigation } from './navigation';

/** `/`: the product types, where work begins, or the first place the person may see. */
export const StartScreen = () => {
  const user = useSelector((state: SessionRoot) => selectUser(state));
  const entries = user ? permittedNavigation(user).flatMap((group) => group.entries.filter(({ external }) => !external)) : [];
  const first = entries.find(({ id }) => id === 'productTypes') ?? entries[0];
  return first ? <Navigate to={first.route} replace /> : <NotAuthorizedScreen />;
};
