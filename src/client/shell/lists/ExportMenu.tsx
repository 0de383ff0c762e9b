import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { SHEET_FORMATS, type SheetFormat } from '../../../domain/spreadsheets/cell-values';
import { keepExportFormat, readExportFormat } from './export-format';

interface ExportMenuProps {
  readonly anchor: HTMLElement;
  readonly onChoose: (format: SheetFormat) => void;
  readonly onClose: () => void;
}

/** The file formats of an export; the one chosen last is the first under the keyboard. */
export const ExportMenu = ({ anchor, onChoose, onClose }: ExportMenuProps) => {
  const { t } = useTranslation('sheet');
  const remembered = readExportFormat();
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {SHEET_FORMATS.map((format) => (
        <MenuItem
          key={format}
          role="menuitemradio"
          aria-checked={format === remembered}
          selected={format === remembered}
          onClick={() => {
            keepExportFormat(format);
            onClose();
            onChoose(format);
          }}
        >
          <ListItemText primary={t(`format.${format}`)} secondary={t(`formatHint.${format}`)} />
        </MenuItem>
      ))}
    </Menu>
  );
};
