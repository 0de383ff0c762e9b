import OpenInNew from '../../ui/icons/OpenInNew';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../entities/jobs';
import { OPENED } from '../../ui/list/opened';
import { Link } from '../../ui/Link';
import { Thumb } from '../../ui/Thumb';
import { JobOutcome } from './JobOutcome';
import { JobStateChip } from './JobStateChip';

interface JobLineProps {
  readonly job: Job;
  /** What people call it. */
  readonly name: string;
  readonly storeId: string | undefined;
  /** The address that opens it. */
  readonly link: string;
}

/** One job of a group, with how it stands and why. */
export const JobLine = ({ job, name, storeId, link }: JobLineProps) => {
  const { t } = useTranslation('jobs');
  return (
    <Box component="li" sx={line}>
      {job.data.item_info_id && <Thumb src={job.data.image} alt="" />}
      <MuiLink component={Link} to={link} state={OPENED} color="inherit" noWrap sx={{ flex: '1 1 30%', minWidth: 120 }}>
        {name}
      </MuiLink>
      <Box sx={{ flex: '0 0 120px' }}>
        <JobStateChip status={job.status} />
      </Box>
      <Box sx={{ flex: '2 1 40%', minWidth: 120 }}>
        <JobOutcome job={job} storeId={storeId} />
      </Box>
      <Box sx={{ flex: '0 0 auto', marginInlineStart: 'auto' }}>
        {job.data.external_url && (
          <MuiLink
            href={job.data.external_url}
            target="_blank"
            rel="noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            {t('viewInShop')}
            <OpenInNew sx={{ fontSize: 14 }} aria-hidden />
          </MuiLink>
        )}
      </Box>
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 40,
  py: 1,
  fontSize: 13,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;
