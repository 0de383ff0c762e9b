import type { Action, Dispatch } from '@reduxjs/toolkit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { jobGroups, type JobGroup } from '../../entities/job-groups';
import { useMay } from '../../shell/session/use-may';
import { refusalSentence } from '../../ui/refusal';

/** Why jobs of a group were rejected, by code with how many, each with one press to start those again. */
export const GroupRejects = ({ group }: { readonly group: JobGroup }) => {
  const { t } = useTranslation('jobs');
  const dispatch = useDispatch<Dispatch<Action>>();
  const mayStart = useMay('job', 'update');
  if (group.rejects.length === 0) return null;
  return (
    <Alert severity="error" icon={false} sx={{ mb: 2, py: 0, '& .MuiAlert-message': { flex: 1 } }}>
      <Box component="ul" aria-label={t('rejects')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.rejects.map(({ code, count, msg: { msg, ...said } }) => (
          <Box component="li" key={code} sx={line}>
            <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {t('rejectedReason', { count, reason: refusalSentence({ ...said, message: msg }) })}
            </Box>
            {mayStart && (
              <Button size="small" color="inherit" onClick={() => void dispatch(jobGroups.actions.start({ ids: [group._id], code }))}>
                {t('startThese', { count })}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Alert>
  );
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 36 } as const;
