import Close from './icons/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useContext, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BesideContext } from './beside';

interface SideDrawerProps {
  readonly open: boolean;
  readonly title: string;
  /** The page beside it is not dimmed, for what changes how it looks. */
  readonly clear?: boolean;
  /** Wide enough for a long form. */
  readonly roomy?: boolean;
  /** As wide as the page allows, for what is worked on and not only typed. */
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details of a row, beside its list. The screen keeps what is open in the address. */
export const SideDrawer = ({ open, title, clear = false, roomy = false, wide = false, onClose, children }: SideDrawerProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const beside = useContext(BesideContext);
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 6, minHeight: 56, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }} noWrap>
          {title}
        </Typography>
        <IconButton edge="end" aria-label={t('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ p: 6, overflow: 'auto', flex: 1 }}>{children}</Box>
    </>
  );
  if (beside)
    return createPortal(
      <BesideContext value={null}>
        <Box component="section" aria-labelledby={titleId} sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: 0 }}>
          {content}
        </Box>
      </BesideContext>,
      beside,
    );
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: clear },
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: wide ? 1180 : roomy ? 688 : 480, maxWidth: '100vw' } },
      }}
    >
      {content}
    </Drawer>
  );
};
