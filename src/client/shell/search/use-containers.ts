import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { hostOfContainer } from '../../../domain/people/containers';
import type { User } from '../../entities/users';
import { sessionActions } from '../session/session-slice';
import type { Suggestion } from './suggestion';

/** The person's other containers, to switch to. */
export const useContainers = ({ auth_docker }: User): readonly Suggestion[] => {
  const dispatch = useDispatch();
  return useMemo(
    () =>
      auth_docker
        .filter(({ current, docker }) => !current && !docker.hiden)
        .map(({ docker_id, docker }) => ({
          key: `containers:${docker_id}`,
          group: 'containers',
          text: docker.label,
          hint: hostOfContainer(docker),
          Icon: SwapHoriz,
          choose: () => dispatch(sessionActions.switchContainer({ dockerId: docker_id })),
        })),
    [auth_docker, dispatch],
  );
};
