import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { LEAST_DPI } from '../../../../domain/sales/gates';
import type { OrderDesk } from '../../../entities/order-desks';
import { listings } from '../../../entities/listings';
import type { Order } from '../../../entities/orders';
import { useList } from '../../../kernel/hooks';
import { useMay, useMayDesign } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { Cards } from '../../../ui/Part';
import { PrintFiles } from '../../../shell/orders/PrintFiles';

type DeskLine = OrderDesk['lines'][number];

const isWhole = ({ print_files, areas }: DeskLine): boolean =>
  print_files !== null &&
  print_files.length > 0 &&
  print_files.length >= (areas ?? 0) &&
  print_files.every(({ dpi }) => dpi === null || dpi >= LEAST_DPI);

/** Of each line what of its artwork is missing, and the way to its design. */
export const MissingArt = ({ order, desk }: { readonly order: Order; readonly desk: OrderDesk }) => (
  <Cards>
    {desk.lines
      .filter((line) => !isWhole(line))
      .map((line) => (
        <MissingLine key={line._id} line={line} item={order.items.find(({ _id }) => _id === line._id)} />
      ))}
  </Cards>
);

const MissingLine = ({ line, item }: { readonly line: DeskLine; readonly item: Order['items'][number] | undefined }) => {
  const { t } = useTranslation('order');
  const format = useFormat();
  const id = item?.item_info_id ?? '';
  const mayItems = useMay('item_info', 'view');
  const mayDesign = useMayDesign();
  // Which product a design is on only its item says.
  const { rows } = useList(listings, { variables: { _id: id } }, { skip: id === '' || !mayItems || !line.mockup_id });
  const product = rows[0]?.product_id;
  const files = line.print_files ?? [];
  const missing = Math.max(0, (line.areas ?? 0) - files.length);
  const soft = files.filter(({ dpi }) => dpi !== null && dpi < LEAST_DPI);
  return (
    <li>
      <b>{item?.name}</b>
      <Box sx={{ color: 'text.secondary' }}>
        {[
          line.print_files === null && t('art.drawing'),
          line.print_files !== null && files.length === 0 && t('art.none'),
          files.length > 0 && missing > 0 && t('art.missing', { count: missing }),
          soft.length > 0 && t('art.soft', { areas: soft.map(({ area }) => area).join(', '), least: format.count(LEAST_DPI) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Box>
      <PrintFiles files={files} />
      {product && line.mockup_id && mayDesign && (
        <Button
          variant="outlined"
          component={Link}
          to={addresses.editor.print({ presetId: product, mockupId: line.mockup_id })}
          sx={{ mt: 2 }}
        >
          {t('art.open')}
        </Button>
      )}
    </li>
  );
};
