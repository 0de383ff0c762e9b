import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { RULE_PRESETS, type RulePreset } from './rule-presets';

interface RuleStartsProps {
  /** Null: an empty rule. */
  readonly onStart: (preset: RulePreset | null) => void;
}

/** What a new rule can begin with. */
export const RuleStarts = ({ onStart }: RuleStartsProps) => {
  const { t } = useTranslation('rules');
  return (
    <>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 3 }}>{t('start.text')}</Box>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {RULE_PRESETS.map((preset) => (
          <li key={preset}>
            <Start name={t(`preset.${preset}.name`)} text={t(`preset.${preset}.text`)} onPress={() => onStart(preset)} />
          </li>
        ))}
        <li>
          <Start name={t('start.empty')} text={t('start.emptyText')} onPress={() => onStart(null)} />
        </li>
      </Box>
    </>
  );
};

interface StartProps {
  readonly name: string;
  readonly text: string;
  readonly onPress: () => void;
}

const Start = ({ name, text, onPress }: StartProps) => (
  <ButtonBase onClick={onPress} sx={look}>
    <b>{name}</b>
    <small>{text}</small>
  </ButtonBase>
);

const look = {
  display: 'block',
  width: 1,
  px: 3,
  py: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: 13,
  textAlign: 'start',
  '&:hover, &:focus-visible': { bgcolor: 'background.subtle', borderColor: 'primary.main' },
  '& b': { display: 'block', fontWeight: 500 },
  '& small': { color: 'text.secondary', fontSize: 13 },
} as const;
