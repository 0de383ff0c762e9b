import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudSync from '@mui/icons-material/CloudSyncOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/Hint';
import { unseenBelow } from '../../ui/styles';

const icons = { saving: CloudSync, unsaved: Edit, saved: CloudDone } as const;

export interface SaveStateProps {
  /** Null: new, and nothing done yet. */
  readonly state: keyof typeof icons | null;
}

/** Whether the work is safe. Where the words have no room they wrap out of sight, whole, and the icon stays with its hint. */
export const SaveState = ({ state }: SaveStateProps) => {
  const { t } = useTranslation('editor');
  const Icon = state && icons[state];
  const words = state && t(`bar.${state}`);
  return (
    <Box role="status" sx={bar}>
      {Icon && words && (
        <>
          <Hint title={words}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', height: 20 }}>
              <Icon sx={{ fontSize: 18 }} />
            </Box>
          </Hint>
          <Box component="span" sx={[{ whiteSpace: 'nowrap' }, unseenBelow('lg')]}>
            {words}
          </Box>
        </>
      )}
    </Box>
  );
};

/** One line high. It is what its words are placed in where they are there for screen readers only. */
const bar = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  minWidth: { sm: 18 },
  maxWidth: { xs: 0, sm: 'none' },
  height: 20,
  overflow: 'hidden',
  color: 'text.secondary',
  fontSize: 12,
  lineHeight: '20px',
} as const;
