import ContentCopy from '../../../../ui/icons/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { copiesOnto } from '../../../../editor/commands/copy-to-side';
import { layersOf } from '../../../../editor/document/convert';
import type { EditorSide } from '../../../../editor/document/types';
import { showToast } from '../../../../ui/toast';
import { PanelSection } from '../PanelSection';

interface CopyToSidesProps {
  readonly side: EditorSide;
  readonly others: readonly EditorSide[];
}

/** Puts everything of this side onto another, or onto all others, where it is here. */
export const CopyToSides = ({ side, others }: CopyToSidesProps) => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  if (others.length === 0) return null;
  const layers = layersOf(side);
  const copyTo = (targets: readonly EditorSide[]): void => {
    copiesOnto(side, layers, targets).forEach((action) => dispatch(action));
    showToast(t('side.copied', { count: layers.length, sides: targets.map(({ name }) => name).join(', ') }));
  };
  const button = (label: string, targets: readonly EditorSide[]) => (
    <Button
      key={label}
      size="small"
      variant="outlined"
      startIcon={<ContentCopy />}
      disabled={layers.length === 0}
      onClick={() => copyTo(targets)}
    >
      {label}
    </Button>
  );
  return (
    <PanelSection title={t('side.copyTitle', { name: side.name })}>
      {layers.length === 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('side.copyEmpty')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {others.map((other) => button(other.name, [other]))}
        {others.length > 1 && button(t('side.copyAll'), others)}
      </Box>
    </PanelSection>
  );
};
