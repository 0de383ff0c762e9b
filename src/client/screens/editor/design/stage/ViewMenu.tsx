import { useTranslation } from 'react-i18next';
import type { CommandName } from '../../../../editor/commands';
import { CommandMenu } from './CommandMenu';

const parts: readonly (readonly CommandName[])[] = [
  ['toggleSnapping', 'toggleRulers', 'toggleMargins'],
  ['handTool', 'selectTool'],
  ['zoomFit', 'zoomSelection'],
];

interface ViewMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** How one looks at the stage: its helps, the tool in hand, and what part is shown. */
export const ViewMenu = ({ anchor, onClose }: ViewMenuProps) => {
  const { t } = useTranslation('editor');
  return (
    <CommandMenu
      label={t('stage.view')}
      parts={parts}
      place={{
        anchorEl: anchor,
        anchorOrigin: { vertical: 'top', horizontal: 'right' },
        transformOrigin: { vertical: 'bottom', horizontal: 'right' },
      }}
      onClose={onClose}
    />
  );
};
