import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="M15 15H3v2h12zm0-8H3v2h12zM3 13h18v-2H3zm0 8h18v-2H3zM3 3v2h18V3z" />, 'FormatAlignLeft');
