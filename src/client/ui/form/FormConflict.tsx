import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../ConflictDialog';
import type { Difference } from './use-save-form';

interface FormConflictProps {
  readonly differences: readonly Difference[];
  readonly onChoose: (choice: 'mine' | 'theirs' | null) => void;
}

/** What somebody else changed meanwhile in the fields one typed in, and which of the two to keep. */
export const FormConflict = ({ differences, onChoose }: FormConflictProps) => {
  const { t } = useTranslation();
  return (
    <ConflictDialog
      open
      title={t('conflict.title')}
      text={t('conflict.text')}
      choices={(['mine', 'theirs'] as const).map((choice) => ({
        choice,
        label: t(`conflict.${choice}`),
        hint: t(`conflict.${choice}Hint`),
      }))}
      onChoose={onChoose}
      onClose={() => onChoose(null)}
    >
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 3 }}>
        {differences.map(({ label, mine, theirs }) => (
          <Box component="li" key={label} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="h3">
              {label}
            </Typography>
            {(
              [
                ['yours', mine],
                ['others', theirs],
              ] as const
            ).map(([whose, value]) => (
              <Typography key={whose} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t(`conflict.${whose}`)}:
                </Box>{' '}
                {value === '' ? t('conflict.empty') : value}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </ConflictDialog>
  );
};
