import { useTranslation } from 'react-i18next';
import { LONGEST } from './user-form';

/** What is wrong in a field of the user form or the invitation. */
export const useFaultWords = (): ((fault: string) => string) => {
  const { t } = useTranslation('users');
  return (fault) =>
    fault === 'long' || fault === 'longName' ? t('error.long', { most: LONGEST[fault] }) : t(`error.${fault as 'name' | 'email'}`);
};
