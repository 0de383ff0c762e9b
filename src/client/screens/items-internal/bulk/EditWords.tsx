import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/SelectField';
import { TagField } from '../../../ui/form/TagField';
import { WORD_WAYS, type EditChoice, type WordWay } from './edit-choice';

interface EditWordsProps {
  readonly label: string;
  readonly value: EditChoice['tags'];
  readonly onChange: (value: EditChoice['tags']) => void;
}

/** What becomes of the tags, or the collections, of many items. */
export const EditWords = ({ label, value: { way, words }, onChange }: EditWordsProps) => {
  const { t } = useTranslation('items');
  const wayLabel = (each: WordWay): string => (each === '' ? t('bulk.keep') : t(`bulk.words.${each}`));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 4, alignItems: 'start' }}>
      <SelectField
        label={label}
        value={way}
        options={WORD_WAYS.map((value) => ({ value, label: wayLabel(value) }))}
        onChange={(chosen) => onChange({ way: WORD_WAYS.find((each) => each === chosen) ?? '', words })}
      />
      {way !== '' && (
        <TagField
          label={t('bulk.words.which')}
          hint={way === 'replace' && words.length === 0 ? t('bulk.words.allOff') : undefined}
          value={words}
          onChange={(next) => onChange({ way, words: next })}
        />
      )}
    </Box>
  );
};
