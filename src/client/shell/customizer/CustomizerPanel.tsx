import { useDispatch, useSelector } from 'react-redux';
import { SideDrawer } from '../../ui/SideDrawer';
import { useTranslation } from 'react-i18next';
import { useSidebarRoom } from '../layout/use-menu';
import { customizerActions, selectCustomizer } from './customizer-slice';
import { CustomizerView } from './CustomizerView';

/** The theme customizer panel (specification 1, §2). */
export const CustomizerPanel = () => {
  const { t } = useTranslation('customizer');
  const dispatch = useDispatch();
  const { preferences, panelOpen, error } = useSelector(selectCustomizer);
  const room = useSidebarRoom();
  return (
    <SideDrawer open={panelOpen} title={t('title')} clear onClose={() => dispatch(customizerActions.setPanelOpen(false))}>
      <CustomizerView
        preferences={preferences}
        room={room}
        error={error}
        onChange={(changed) => dispatch(customizerActions.change(changed))}
      />
    </SideDrawer>
  );
};
