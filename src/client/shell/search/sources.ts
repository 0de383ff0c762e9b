import SwapHoriz from '../../ui/icons/SwapHorizOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { hostOfContainer } from '../../../domain/people/containers';
import type { User } from '../../entities/users';
import { externalAddress, permittedNavigation } from '../layout/navigation';
import { navigationIcons } from '../layout/navigation-icons';
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

/** The menu entries a person may see, to choose from. */
export const useScreens = (user: User): readonly Suggestion[] => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return useMemo(
    () =>
      permittedNavigation(user).flatMap((group) =>
        group.entries.map((entry): Suggestion => {
          const { id, label, route, external } = entry;
          const text = t(`nav.${label}`);
          return {
            key: `screens:${id}`,
            group: 'screens',
            text,
            ...(group.id !== 'top' && { hint: t(`nav.${group.label}`) }),
            Icon: navigationIcons[id],
            ...(!external && { place: { id, target: id, title: text, link: route, icon: id } }),
            choose: () => (external ? window.open(externalAddress(entry), '_blank', 'noreferrer') : void navigate(route)),
          };
        }),
      ),
    [navigate, t, user],
  );
};
