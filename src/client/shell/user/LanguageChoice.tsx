import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../domain/languages';
import { setLanguage } from '../../i18n';

/** The language of the application, each by its own name. */
export const LanguageChoice = () => {
  const { t, i18n } = useTranslation('shell');
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, pt: 2, pb: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ flex: 1 }}>
        {t('user.language')}
      </Typography>
      <NativeSelect
        disableUnderline
        value={i18n.language}
        inputProps={{ id }}
        onChange={(event) => void setLanguage(event.target.value as Language)}
        sx={{ fontSize: 13 }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
};
