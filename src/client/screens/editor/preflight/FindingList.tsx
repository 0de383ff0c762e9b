import ErrorOutlined from '../../../ui/icons/ErrorOutlined';
import InfoOutlined from '../../../ui/icons/InfoOutlined';
import WarningAmber from '../../../ui/icons/WarningAmber';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Finding, PreflightLevel } from '../../../../domain/print/preflight';
import { uiActions } from '../../../editor/ui';

const icons: Readonly<Record<PreflightLevel, { readonly Icon: typeof InfoOutlined; readonly color: string }>> = {
  fault: { Icon: ErrorOutlined, color: 'error.main' },
  serious: { Icon: WarningAmber, color: 'error.main' },
  caution: { Icon: WarningAmber, color: 'warning.main' },
  note: { Icon: InfoOutlined, color: 'text.secondary' },
};

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly onGoTo: (finding: Finding) => void;
}

/** What preflight has to say, each with what to do about it; pressing one leads to its layer. */
export const FindingList = ({ findings, onGoTo }: FindingListProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box component="ul" aria-label={t('preflight.list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {findings.map((finding) => {
        const { rule, level, sideId, layerId, values } = finding;
        const { Icon, color } = icons[level];
        return (
          <li key={`${sideId ?? ''} ${layerId ?? ''} ${rule}`}>
            <ButtonBase
              onClick={() => onGoTo(finding)}
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                gap: 2,
                width: 1,
                p: 2,
                borderRadius: 1,
                textAlign: 'start',
                '&:hover': { bgcolor: 'action.hover' },
                '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
              }}
            >
              <Icon titleAccess={t(`preflight.level.${level}`)} sx={{ color, fontSize: 18, mt: 0.25 }} />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {t(`preflight.rule.${rule}`, values)}
                </Typography>
                {values.side !== undefined && (
                  <Typography
                    component="span"
                    variant="caption"
                    sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
                  >
                    {[values.side, values.layer].filter((name) => name !== undefined).join(' · ')}
                  </Typography>
                )}
              </Box>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
};

/** Takes the person to what a finding is about: its side on the stage, its layer selected. */
export const useGoTo = (): ((finding: Finding) => void) => {
  const dispatch = useDispatch();
  return useCallback(
    ({ sideId, layerId }) => {
      dispatch(uiActions.goToStep('design'));
      if (sideId !== null) dispatch(uiActions.showSide(sideId));
      dispatch(uiActions.select(layerId === null ? [] : [layerId]));
    },
    [dispatch],
  );
};
