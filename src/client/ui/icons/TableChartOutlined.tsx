import { createSvgIcon } from '@mui/material/SvgIcon';

export default createSvgIcon(
  <path d="M20 2H5c-1.1 0-2 .9-2 2v17c0 1.1.9 2 2 2h15c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2m0 2v3H5V4zm-5 17h-5V9h5zM5 9h3v12H5zm12 12V9h3v12z" />,
  'TableChartOutlined',
);
