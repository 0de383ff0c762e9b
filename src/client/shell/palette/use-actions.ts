import AddPhotoAlternate from '../../ui/icons/AddPhotoAlternateOutlined';
import BugReport from '../../ui/icons/BugReportOutlined';
import Contrast from '../../ui/icons/Contrast';
import DarkMode from '../../ui/icons/DarkModeOutlined';
import DoneAll from '../../ui/icons/DoneAll';
import Policy from '../../ui/icons/PolicyOutlined';
import History from '../../ui/icons/History';
import Keyboard from '../../ui/icons/KeyboardOutlined';
import LightMode from '../../ui/icons/LightModeOutlined';
import Logout from '../../ui/icons/LogoutOutlined';
import PendingActions from '../../ui/icons/PendingActionsOutlined';
import Translate from '../../ui/icons/Translate';
import Tune from '../../ui/icons/TuneOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../domain/languages';
import { setLanguage } from '../../i18n';
import { taskActions } from '../../kernel/tasks-slice';
import type { Icon } from '../../ui/styles';
import { customizerActions } from '../customizer/customizer-slice';
import { useDesktop } from '../layout/use-menu';
import { inboxActions } from '../notifications/inbox-slice';
import { openReport } from '../report/open-report';
import type { Suggestion } from '../search/suggestion';
import { sessionActions } from '../session/session-slice';
import { useMay, useMayDesign } from '../session/use-may';

const themes = [
  ['light', LightMode],
  ['dark', DarkMode],
  ['semi-dark', Contrast],
] as const;

/** What can be done from anywhere, as far as the person may. */
export const useActions = (onSheet: () => void): readonly Suggestion[] => {
  const { t, i18n } = useTranslation('navigation');
  const { t: shell } = useTranslation('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const desktop = useDesktop();
  const mayLook = useMay('qa', 'view');
  const mayAudit = useMay('audit', 'view');
  const maySeeProducts = useMay('item_preset', 'view');
  const mayDesign = useMayDesign() && maySeeProducts;
  const { language } = i18n;
  return useMemo(() => {
    const action = (key: string, text: string, Icon: Icon, choose: () => void): Suggestion => ({
      key: `actions:${key}`,
      group: 'actions',
      text,
      Icon,
      choose,
    });
    return [
      ...(mayDesign
        ? [action('mockup', t('actions.newMockup'), AddPhotoAlternate, () => void navigate(addresses.productTypes.print()))]
        : []),
      // The panel is desktop only (specification 1, §2).
      ...(desktop ? [action('tasks', t('actions.tasks'), PendingActions, () => dispatch(taskActions.setPanelOpen(true)))] : []),
      action('readAll', t('actions.readAll'), DoneAll, () => dispatch(inboxActions.readAll())),
      action('customizer', t('actions.customizer'), Tune, () => dispatch(customizerActions.setPanelOpen(true))),
      ...themes.map(([theme, Icon]) =>
        action(`theme:${theme}`, t(`actions.theme.${theme}`), Icon, () => dispatch(customizerActions.change({ theme }))),
      ),
      ...LANGUAGES.filter((each) => each !== language).map((each) =>
        action(`language:${each}`, t('actions.language', { name: LANGUAGE_NAMES[each] }), Translate, () => void setLanguage(each)),
      ),
      action('sheet', t('actions.sheet'), Keyboard, onSheet),
      ...(mayAudit ? [action('audit', shell('nav.audit'), Policy, () => void navigate(addresses.audit.print()))] : []),
      ...(mayLook ? [action('qa', shell('nav.qa'), History, () => void navigate(addresses.qa.print()))] : []),
      action('report', t('actions.report'), BugReport, openReport),
      action('signOut', t('actions.signOut'), Logout, () => dispatch(sessionActions.signOut())),
    ];
  }, [desktop, dispatch, language, mayAudit, mayDesign, mayLook, navigate, onSheet, shell, t]);
};
