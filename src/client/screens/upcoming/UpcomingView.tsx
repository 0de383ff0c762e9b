import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { navigationIcons } from '../../shell/layout/navigation-icons';
import { Link } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import type { UpcomingId } from './upcoming-screens';

export interface UpcomingViewProps {
  readonly id: UpcomingId;
  readonly title: string;
  /** What the screen will hold, one sentence. */
  readonly what: string;
  /** The nearest place that works. */
  readonly next: { readonly label: string } & ({ readonly to: string } | { readonly onClick: () => void });
}

/** Says plainly what will be here, and leads to the nearest place that works. */
export const UpcomingView = ({ id, title, what, next }: UpcomingViewProps) => {
  const { t } = useTranslation('upcoming');
  const Icon = navigationIcons[id];
  return (
    <>
      <PageHeader title={title} />
      <Box sx={{ display: 'flex', gap: 5, maxWidth: 640, p: 6, border: 1, borderColor: 'divider', borderRadius: 2 }}>
        <Box aria-hidden sx={mark}>
          <Icon />
        </Box>
        <Box>
          <Typography sx={{ color: 'text.secondary' }}>{t('notOpen')}</Typography>
          <Typography sx={{ mt: 1, mb: 5 }}>{what}</Typography>
          {'to' in next ? (
            <Button variant="contained" component={Link} to={next.to}>
              {next.label}
            </Button>
          ) : (
            <Button variant="contained" onClick={next.onClick}>
              {next.label}
            </Button>
          )}
        </Box>
      </Box>
    </>
  );
};

const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 48,
  height: 48,
  borderRadius: '50%',
  bgcolor: 'background.subtle',
  color: 'text.secondary',
} as const;
