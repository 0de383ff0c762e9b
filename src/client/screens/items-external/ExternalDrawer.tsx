import LinkOff from '../../ui/icons/LinkOff';
import OpenInNew from '../../ui/icons/OpenInNew';
import Storefront from '../../ui/icons/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { externalItems, externalWholes, type ExternalItem } from '../../entities/external-items';
import { useList, useMutation } from '../../kernel/hooks';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMay } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';
import { Part } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip } from '../../ui/StatusChip';
import { ownDirection } from '../../ui/styles';
import { Thumb } from '../../ui/Thumb';
import { showToast } from '../../ui/toast';
import { DifferenceList } from './DifferenceList';
import { priceWords, reasonWords, stateChip } from './external-words';
import { LinkPicker } from './LinkPicker';
import { ShopVariants } from './ShopVariants';

/** One product of the address: how it stands, in what it differs from its item, and what its shop tells. */
export const ExternalDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('external');
  return (
    <RowDrawer
      entity={externalItems}
      id={id}
      variables={{ _id: id }}
      title={t('product')}
      rowTitle={({ name, sku }) => name || sku}
      gone={t('gone')}
      Icon={Storefront}
      roomy
      onClose={onClose}
    >
      {(product) => <ExternalDetails product={product} />}
    </RowDrawer>
  );
};

const ExternalDetails = ({ product }: { readonly product: ExternalItem }) => {
  const { t } = useTranslation('external');
  const format = useFormat();
  const whole = useList(externalWholes, { variables: { _id: product._id } });
  const may = {
    link: useMay('item', 'update'),
    change: useMay('item_info', 'update'),
    items: useMay('item_info', 'view'),
  };
  const [all] = whole.rows;
  const { external_url, image, store, sku, changed_at, seen_at, gone_at, left_out, item } = product;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Thumb src={image} alt="" size={72} />
        <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 2, justifyItems: 'start' }}>
          <StatusChip {...stateChip(t, product.state)} />
          <Typography variant="body2" sx={ownDirection}>
            {reasonWords(t, format, product)}
          </Typography>
        </Box>
        {external_url && (
          <Button component="a" href={external_url} target="_blank" rel="noreferrer" endIcon={<OpenInNew />}>
            {t('viewAtShop')}
          </Button>
        )}
      </Box>
      {whole.error && !all && <ListFailure error={whole.error} onRetry={whole.reload} />}
      {item && all && all.differences.length > 0 && (
        <Part title={t('differences')}>
          <DifferenceList product={product} differences={all.differences} may={may.change && may.link && gone_at === null} />
        </Part>
      )}
      <Part title={t('linked')} action={item && may.link && <Unlink product={product} />}>
        {item ? (
          <Typography variant="body1">
            {may.items ? (
              <MuiLink component={Link} to={addresses.listing.print({ id: item._id })}>
                #{item.identity} {item.name}
              </MuiLink>
            ) : (
              `#${item.identity} ${item.name}`
            )}
          </Typography>
        ) : may.link && may.items ? (
          <LinkPicker product={product} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('reason.notLinked')}
          </Typography>
        )}
      </Part>
      {left_out.length > 0 && (
        <Part title={t('left.title')}>
          <Box component="ul" sx={plain}>
            {left_out.map(({ code, count }) => (
              <li key={code}>{leftWords(t, code, count)}</li>
            ))}
          </Box>
        </Part>
      )}
      <Part title={t('atShop', { store: store.sto_name })}>
        <Facts
          facts={[
            [t('column.sku'), sku],
            [t('column.price'), priceWords(format, product)],
            [t('field.tags'), all?.tags?.join(', ')],
            [t('column.changed'), changed_at !== null && format.dateTime(changed_at)],
            [t('column.seen'), format.dateTime(seen_at)],
            [t('goneSince'), gone_at !== null && format.dateTime(gone_at)],
          ]}
        />
      </Part>
      {!all && whole.loading && <Skeleton variant="rounded" height={160} />}
      {all && all.variants.some(({ options }) => options.length > 0) && (
        <Part title={t('variants', { count: all.variants.length })}>
          <ShopVariants variants={all.variants} currency={product.currency} />
        </Part>
      )}
      {all?.description && (
        <Part title={t('field.description')}>
          <Box sx={{ fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...ownDirection }}>{all.description}</Box>
        </Part>
      )}
    </Box>
  );
};

const LEFT = ['variants', 'costs', 'pictures', 'description', 'tags'] as const;

const leftWords = (t: ReturnType<typeof useTranslation<'external'>>['t'], code: string, count: number): string => {
  const known = LEFT.find((each) => each === code);
  return known ? t(`left.${known}`, { count }) : code;
};

/** Parts a product from its item. The shop is told nothing, and it can be linked again. */
const Unlink = ({ product }: { readonly product: ExternalItem }) => {
  const { t } = useTranslation('external');
  const { submit, state } = useMutation(externalItems, externalItems.actions.unlink);
  useEffect(() => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state]);
  return (
    <Button size="small" startIcon={<LinkOff />} loading={state?.status === 'pending'} onClick={() => submit({ ids: [product._id] })}>
      {t('bulk.unlink')}
    </Button>
  );
};

const plain = { display: 'grid', gap: 1, m: 0, paddingInlineStart: '18px', fontSize: 13 } as const;
