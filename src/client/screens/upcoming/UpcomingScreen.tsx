import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { customizerActions } from '../../shell/customizer/customizer-slice';
import { isPermitted, NAVIGATION } from '../../shell/layout/navigation';
import { selectUser, type SessionRoot } from '../../shell/session/session-slice';
import { upcomingScreens, type UpcomingId } from './upcoming-screens';
import { UpcomingView, type UpcomingViewProps } from './UpcomingView';

const ENTRIES = NAVIGATION.flatMap(({ entries }) => entries);

/** A place of the menu whose screen is not built yet. */
export const UpcomingScreen = ({ id }: { readonly id: UpcomingId }) => {
  const { t } = useTranslation('upcoming');
  const { t: shell } = useTranslation('shell');
  const dispatch = useDispatch();
  const user = useSelector((state: SessionRoot) => selectUser(state));
  const near = upcomingScreens[id];

  const next = (): UpcomingViewProps['next'] => {
    if (near === 'appearance') return { label: t('customize'), onClick: () => dispatch(customizerActions.setPanelOpen(true)) };
    const place = ENTRIES.find((entry) => entry.id === near);
    if (!place || !user || !isPermitted(user, place)) return { label: t('start'), to: addresses.start.print() };
    return { label: t('go', { place: shell(`nav.${place.label}`) }), to: place.route };
  };
  return <UpcomingView id={id} title={shell(`nav.${id}`)} what={t(`screens.${id}`)} next={next()} />;
};
