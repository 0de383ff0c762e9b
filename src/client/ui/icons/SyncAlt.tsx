import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="m18 12 4-4-4-4v3H3v2h15zM6 12l-4 4 4 4v-3h15v-2H6z" />, 'SyncAlt');
