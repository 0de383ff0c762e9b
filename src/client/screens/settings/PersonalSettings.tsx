import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../domain/languages';
import { PREFERENCE_CHOICES } from '../../../domain/people/customizer';
import { setLanguage } from '../../i18n';
import { Choices } from '../../shell/customizer/Choices';
import { customizerActions, selectCustomizer } from '../../shell/customizer/customizer-slice';
import { SelectField } from '../../ui/form/SelectField';
import { refusalSentence } from '../../ui/refusal';
import { ownDirection } from '../../ui/styles';
import { settingColumn } from './setting-column';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** What is the person's own, in every shop: each is applied as it is chosen, and kept a moment later. */
export const PersonalSettings = () => {
  const { t, i18n } = useTranslation('settings');
  const { t: looks } = useTranslation('customizer');
  const dispatch = useDispatch();
  const { preferences, error } = useSelector(selectCustomizer);
  return (
    <Box sx={settingColumn}>
      <Box sx={{ color: 'text.secondary', ...ownDirection }}>{t('personal.about')}</Box>
      {error && <Alert severity="warning">{looks('notSaved', { error: refusalSentence(error) })}</Alert>}
      <SelectField
        label={t('personal.language')}
        hint={t('personal.languageHint')}
        options={OPTIONS}
        value={i18n.language}
        onChange={(language) => void setLanguage(language as Language)}
      />
      <Choices
        title={t('personal.density')}
        hint={t('personal.densityHint')}
        choices={PREFERENCE_CHOICES.density}
        value={preferences.density}
        label={(density) => t(`density.${density}`)}
        onChoose={(density) => dispatch(customizerActions.change({ density }))}
      />
      <Box>
        <Button variant="outlined" onClick={() => dispatch(customizerActions.setPanelOpen(true))}>
          {t('personal.appearance')}
        </Button>
        <Box sx={{ mt: 2, fontSize: 12, color: 'text.secondary', ...ownDirection }}>{t('personal.appearanceHint')}</Box>
      </Box>
    </Box>
  );
};
