import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Message } from './Message';

/** A filter that leaves nothing. */
export const NoMatch = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation();
  return (
    <Message Icon={SearchOff} title={t('list.noMatch')} text={t('list.noMatchHint')}>
      <Button variant="outlined" onClick={onClear}>
        {t('list.clearFilters')}
      </Button>
    </Message>
  );
};
