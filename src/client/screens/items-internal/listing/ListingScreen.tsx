import type { Action, Dispatch } from '@reduxjs/toolkit';
import Inventory2 from '../../../ui/icons/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses/addresses';
import { listings, type Listing } from '../../../entities/listings';
import { useList, useMutation, useRow } from '../../../kernel/hooks';
import { AbsentRow } from '../../../shell/lists/RowDrawer';
import { useMay, useMayDesign } from '../../../shell/session/use-may';
import { latePart } from '../../../ui/late-part';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { showToast } from '../../../ui/toast';
import { editorOf } from '../listing-facts';

const ListingEditor = latePart(async () => (await import('./ListingEditor')).ListingEditor);
const ListingDetails = latePart(async () => (await import('../ListingDrawer')).ListingDetails);

/** `/items/internal/{id}`: everything known of a listing, to be changed by who may. */
export const ListingScreen = () => {
  const { id = '' } = useParams();
  const mayUpdate = useMay('item_info', 'update');
  // Its code comes while the server is asked for the row.
  useEffect(() => (mayUpdate ? ListingEditor : ListingDetails).prepare(), [mayUpdate]);
  return <OneListing key={id} id={id} mayUpdate={mayUpdate} />;
};

const OneListing = ({ id, mayUpdate }: { readonly id: string; readonly mayUpdate: boolean }) => {
  const { t } = useTranslation('items');
  const dispatch = useDispatch<Dispatch<Action>>();
  const listing = useRow(listings, id);
  const list = useList(listings, { variables: { _id: id } });
  const save = useMutation(listings, listings.actions.save);
  return (
    <>
      <Box sx={{ fontSize: 13, mb: 1 }}>
        <MuiLink component={Link} to={addresses.internal.print()}>
          {t('title')}
        </MuiLink>
      </Box>
      <PageHeader title={listing?.name ?? t('push.item')}>{listing && <Actions listing={listing} />}</PageHeader>
      {!listing && <AbsentRow list={list} gone={t('gone')} Icon={Inventory2} />}
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        {listing && !mayUpdate && <ListingDetails listing={listing} />}
        {listing && mayUpdate && (
          <ListingEditor
            listing={listing}
            save={{ ...save, submit: (change, key) => save.submit({ _id: id, ...change }, key) }}
            onReread={() => void dispatch(listings.actions.load({ variables: { _id: id } }))}
            onSaved={() => showToast(t('saved', { name: listing.name }))}
          />
        )}
      </Suspense>
    </>
  );
};

/** What can be done with the listing beside changing it here. */
const Actions = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('items');
  const mayDesign = useMayDesign();
  const mayPush = useMay('item_info', 'update');
  const editor = mayDesign ? editorOf(listing) : null;
  return (
    <>
      {editor && (
        <Button variant="outlined" component={Link} to={editor} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {t('design')}
        </Button>
      )}
      {mayPush && (
        <Button variant="outlined" component={Link} to={addresses.internal.print({ _id: listing._id, push: '1' })}>
          {t('push.action')}
        </Button>
      )}
    </>
  );
};
