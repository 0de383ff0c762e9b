import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(<path d="M9 16h6v-6h4l-7-7-7 7h4zm3-10.17L14.17 8H13v6h-2V8H9.83zM5 18h14v2H5z" />, 'UploadOutlined');
