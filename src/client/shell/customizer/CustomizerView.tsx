import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PREFERENCE_CHOICES, shownTheme, type Preferences } from '../../../domain/people/customizer';
import { accentColours } from '../../theme/accents';
import { type Refusal, refusalSentence } from '../../ui/refusal';
import { Choices, PreferenceSwitch } from './Choices';

interface CustomizerViewProps {
  readonly preferences: Preferences;
  /** From 1200 px on; below, the layout is vertical whatever was chosen. */
  readonly room: boolean;
  /** Why the latest choices are kept on this browser only. */
  readonly error: Refusal | null;
  readonly onChange: (changed: Partial<Preferences>) => void;
}

/** Every option of the look; each is applied as it is chosen. */
export const CustomizerView = ({ preferences, room, error, onChange }: CustomizerViewProps) => {
  const { t } = useTranslation('customizer');
  const horizontal = preferences.layout === 'horizontal';
  const themes = PREFERENCE_CHOICES.theme.filter((theme) => theme !== 'semi-dark' || !horizontal);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {error && <Alert severity="warning">{t('notSaved', { error: refusalSentence(error) })}</Alert>}
      <Choices
        title={t('theme.title')}
        choices={themes}
        value={shownTheme(preferences.theme, preferences.layout)}
        label={(theme) => t(`theme.${theme}`)}
        onChoose={(theme) => onChange({ theme })}
      />
      <Choices
        title={t('menuTheme')}
        choices={PREFERENCE_CHOICES.menuTheme}
        value={preferences.menuTheme}
        label={(accent) => t(`colour.${accent}`)}
        colour={(accent) => accentColours(accent).main}
        onChoose={(menuTheme) => onChange({ menuTheme })}
      />
      <Choices
        title={t('layout.title')}
        hint={horizontal && !room ? t('layout.tooNarrow') : undefined}
        choices={PREFERENCE_CHOICES.layout}
        value={preferences.layout}
        label={(layout) => t(`layout.${layout}`)}
        onChoose={(layout) => onChange({ layout })}
      />
      {!horizontal && (
        <Choices
          title={t('navbarColor')}
          choices={PREFERENCE_CHOICES.navbarColor}
          value={preferences.navbarColor}
          label={(colour) => t(`colour.${colour}`)}
          colour={(colour) => (colour === 'default' ? 'var(--mui-palette-background-default)' : accentColours(colour).main)}
          onChoose={(navbarColor) => onChange({ navbarColor })}
        />
      )}
      <Choices
        title={t('navbarType')}
        choices={PREFERENCE_CHOICES.navbarType}
        value={preferences.navbarType}
        label={(type) => t(`type.${type}`)}
        onChoose={(navbarType) => onChange({ navbarType })}
      />
      <Choices
        title={t('footerType')}
        choices={PREFERENCE_CHOICES.footerType}
        value={preferences.footerType}
        label={(type) => t(`type.${type}`)}
        onChoose={(footerType) => onChange({ footerType })}
      />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PreferenceSwitch
          label={t('collapse')}
          checked={preferences.sidebarCollapsed}
          // The horizontal layout has no sidebar to collapse.
          disabled={horizontal}
          onChange={(sidebarCollapsed) => onChange({ sidebarCollapsed })}
        />
        <PreferenceSwitch
          label={t('rtl')}
          checked={preferences.direction === 'rtl'}
          onChange={(rtl) => onChange({ direction: rtl ? 'rtl' : 'ltr' })}
        />
        <PreferenceSwitch
          label={t('hideToTop')}
          checked={preferences.hideScrollToTop}
          onChange={(hideScrollToTop) => onChange({ hideScrollToTop })}
        />
      </Box>
    </Box>
  );
};
