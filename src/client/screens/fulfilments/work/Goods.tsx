import Download from '../../../ui/icons/FileDownloadOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { WorkOrder } from '../../../entities/work-orders';
import { useFormat } from '../../../ui/format';
import { Thumb } from '../../../ui/Thumb';
import { ownDirection } from '../../../ui/styles';
import { fileAddress, goodsWords } from './goods-words';

/** What is to be made of one order, piece by piece, with the files it is printed from. */
export const Goods = ({ work }: { readonly work: WorkOrder }) => {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  return (
    <Box component="ul" sx={list}>
      {work.goods.map((goods) => (
        <li key={goods.line_id}>
          <Thumb src={goods.image} alt="" size={72} />
          <div>
            <b>{goodsWords(format, goods)}</b>
            <small>{[...goods.options, goods.sku].filter(Boolean).join(' · ')}</small>
            {goods.left < goods.quantity && <small>{t('left', { left: format.count(goods.left) })}</small>}
            {goods.files.map((file) => (
              <MuiLink key={file.area} href={fileAddress(work, file)} download sx={{ display: 'inline-flex', gap: 1, fontSize: 13 }}>
                <Download sx={{ fontSize: 18 }} />
                {t('file', { area: file.area })}
              </MuiLink>
            ))}
          </div>
        </li>
      ))}
    </Box>
  );
};

const list = {
  display: 'grid',
  gap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 4 },
  '& div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1, minWidth: 0, ...ownDirection },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: 13, color: 'text.secondary' },
} as const;
