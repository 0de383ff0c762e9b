import Inventory2 from '../../ui/icons/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { listings, type Listing } from '../../entities/listings';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMayDesign } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Thumb } from '../../ui/Thumb';
import { baseSpan, editorOf, priceSpan, profitSpan } from './listing-facts';
import { ListingStores } from './ListingStores';

/** One item of the address: what it is, and how it stands on each store. */
export const ListingDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('items');
  return (
    <RowDrawer
      entity={listings}
      id={id}
      variables={{ _id: id }}
      title={t('push.item')}
      rowTitle={({ name }) => name}
      gone={t('gone')}
      Icon={Inventory2}
      onClose={onClose}
    >
      {(listing) => <ListingDetails listing={listing} />}
    </RowDrawer>
  );
};

export const ListingDetails = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('items');
  const format = useFormat();
  const mayDesign = useMayDesign();
  const editor = mayDesign ? editorOf(listing) : null;
  const price = priceSpan(listing);
  const base = baseSpan(listing);
  const profit = profitSpan(listing);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Thumb src={listing.images[0]?.src} alt="" size={96} />
        <Button variant="contained" component={Link} to={addresses.listing.print({ id: listing._id })}>
          {t('open')}
        </Button>
        {editor && (
          <Button variant="outlined" component={Link} to={editor}>
            {t('design')}
          </Button>
        )}
      </Box>
      <Facts
        facts={[
          [t('column.number'), `#${listing.identity}`],
          [t('column.sku'), listing.sku],
          [t('column.preset'), listing.product_name],
          [t('column.price'), format.moneyRange(price.least, price.most)],
          [t('column.base'), base && format.moneyRange(base.least, base.most)],
          [t('column.profit'), profit && format.moneyRange(profit.least, profit.most)],
          [t('column.tags'), listing.tags.join(', ')],
          [t('column.updated'), format.dateTime(listing.updated_at)],
        ]}
      />
      <ListingStores listing={listing} editor={editor} />
    </Box>
  );
};
