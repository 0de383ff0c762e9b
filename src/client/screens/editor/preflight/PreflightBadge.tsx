import CheckCircle from '../../../ui/icons/CheckCircleOutlined';
import ErrorOutlined from '../../../ui/icons/ErrorOutlined';
import WarningAmber from '../../../ui/icons/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '../../../ui/AnchoredPanel';
import type { Finding } from '../../../../domain/print/preflight';
import type { Preset } from '../../../entities/presets';
import { unseenBelow } from '../../../ui/styles';
import { FindingList, useGoTo } from './FindingList';
import { useFindings } from './use-findings';

/** Notes alone are nothing to worry about. */
const toneOf = (findings: readonly Finding[]) => {
  if (findings.some(({ level }) => level === 'fault' || level === 'serious')) return { Icon: ErrorOutlined, color: 'error.main' };
  if (findings.some(({ level }) => level === 'caution')) return { Icon: WarningAmber, color: 'warning.main' };
  return { Icon: CheckCircle, color: 'success.main' };
};

/** How many things are worth a look before printing; opens the list of them. */
export const PreflightBadge = ({ preset }: { readonly preset: Preset }) => {
  const { t } = useTranslation('editor');
  const findings = useFindings(preset);
  const goTo = useGoTo();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Icon, color } = toneOf(findings);
  // A design nobody has begun needs no telling that it is empty.
  if (findings[0]?.rule === 'nothing-to-print' && findings.every(({ rule, level }) => rule === 'nothing-to-print' || level === 'note'))
    return null;
  const count = findings.filter(({ level }) => level !== 'note').length;
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<Icon sx={{ color }} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap', px: 2 }}
      >
        <Box component="span" dir="auto" sx={unseenBelow('sm')}>
          {count === 0 ? t('preflight.ready') : t('preflight.badge', { count })}
        </Box>
      </Button>
      <AnchoredPanel
        anchor={anchor}
        label={t('preflight.title')}
        align="right"
        sx={{ width: 380, maxHeight: '70vh', p: 3 }}
        onClose={() => setAnchor(null)}
      >
        <Typography variant="h2" sx={{ fontSize: 15, mb: 1, px: 2 }}>
          {t('preflight.title')}
        </Typography>
        {findings.length === 0 ? (
          <Typography variant="body2" sx={{ px: 2, pb: 1 }}>
            {t('preflight.allGood')}
          </Typography>
        ) : (
          <FindingList
            findings={findings}
            onGoTo={(finding) => {
              setAnchor(null);
              goTo(finding);
            }}
          />
        )}
      </AnchoredPanel>
    </>
  );
};
