import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProviderMade } from '../../../entities/provider-products';
import { Facts } from '../../../ui/Facts';
import { useFormat } from '../../../ui/format';
import { Part } from '../../../ui/Part';

/** Rows that are shown of a long table: the rest is much the same. */
const SHOWN = 60;

type Postage = NonNullable<ProviderMade['shipping_domestic']>;

/** What a maker makes of a product: where it is printed, what it costs, what there is of it. */
export const MadeFacts = ({ made }: { readonly made: ProviderMade }) => {
  const { t } = useTranslation('source');
  const format = useFormat();
  const { variants, maker, print_areas: areas } = made;
  const postage = ({ cost, additional_cost }: Postage) => t('postage', { cost: format.money(cost), more: format.money(additional_cost) });
  const costs = variants.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return (
    <>
      <Facts
        facts={[
          [t('cost'), costs.length > 0 ? format.moneyRange(Math.min(...costs), Math.max(...costs)) : t('costUnknown')],
          [
            maker.country ? t('domestic', { country: format.country(maker.country) }) : t('domesticPlain'),
            made.shipping_domestic && postage(made.shipping_domestic),
          ],
          [t('international'), made.shipping_international && postage(made.shipping_international)],
          [
            t('areas'),
            areas
              .map(({ position: area, width, height, dpi }) =>
                dpi === null ? t('area', { area, width, height }) : t('dpi', { area, width, height, dpi }),
              )
              .join(', '),
          ],
          [t('weight'), made.weight !== null && `${format.count(made.weight)} g`],
        ]}
      />
      <Part title={t('variants', { count: variants.length })}>
        <Box
          sx={{ overflow: 'auto', maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
          tabIndex={0}
          role="region"
          aria-label={t('variant')}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{t('variant')}</TableCell>
                <TableCell align="right">{t('cost')}</TableCell>
                <TableCell>{t('stock')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {variants.slice(0, SHOWN).map(({ sku, options, cost, available }) => (
                <TableRow key={sku}>
                  <TableCell>{options.map(({ value }) => value).join(' / ') || sku}</TableCell>
                  <TableCell align="right">{cost === null ? t('costUnknown') : format.money(cost)}</TableCell>
                  <TableCell sx={{ color: available ? undefined : 'warning.main' }}>{t(available ? 'inStock' : 'outOfStock')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
        {variants.length > SHOWN && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('more', { count: variants.length - SHOWN })}
          </Typography>
        )}
      </Part>
    </>
  );
};
