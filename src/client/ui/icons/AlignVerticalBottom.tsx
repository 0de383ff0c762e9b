import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="M22 22H2v-2h20zM10 2H7v16h3zm7 6h-3v10h3z" />, 'AlignVerticalBottom');
