import Box from '@mui/material/Box';
import { createPortal } from 'react-dom';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postSchema } from '../../../../domain/blogs/post-schema';
import { writeHtml } from '../../../shell/rich-text/read-html';
import { RichTextToolbar } from '../../../shell/rich-text/RichTextToolbar';
import { isEmptyText, richTextLook, useRichText } from '../../../shell/rich-text/use-rich-text';
import Sell from '../../../ui/icons/SellOutlined';
import { latePart } from '../../../ui/late-part';
import { putListing } from './put-listing';
import { useListingCards } from './use-listing-cards';

/** Most posts hold no items. */
const ListingCard = latePart(async () => (await import('./ListingCard')).ListingCard);
const ListingPicker = latePart(async () => (await import(/* webpackChunkName: "post-dialogs" */ './ListingPicker')).ListingPicker);

interface BodyEditorProps {
  readonly body: string;
  readonly readOnly: boolean;
  readonly storeId: string | null;
  readonly onChange: (body: string) => void;
}

/** The editor of a post's text. */
export const BodyEditor = ({ body, readOnly, storeId, onChange }: BodyEditorProps) => {
  const { t } = useTranslation('blogs');
  const { cards, nodeViews } = useListingCards();
  const [choosing, setChoosing] = useState(false);
  const { box, state, run } = useRichText({
    schema: postSchema,
    html: body,
    readOnly,
    label: t('body'),
    onChange: (doc) => onChange(writeHtml(doc)),
    nodeViews,
  });
  const listing = { name: 'listing', label: t('listing.tool'), icon: <Sell />, onPress: () => setChoosing(true) };
  return (
    <Box sx={frame}>
      {!readOnly && <RichTextToolbar state={state} run={run} of="page" more={[listing]} />}
      <Box ref={box} data-empty={isEmptyText(state)} data-hint={t('bodyHint')} sx={[richTextLook, page]} />
      {cards.map(({ id, dom }, at) =>
        createPortal(
          <Suspense>
            <ListingCard id={id} storeId={storeId} />
          </Suspense>,
          dom,
          `${id} ${at}`,
        ),
      )}
      <Suspense>
        {choosing && (
          <ListingPicker
            onChoose={(id) => {
              setChoosing(false);
              run(putListing(id));
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </Box>
  );
};

const frame = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;

const page = {
  '&[data-empty="true"]::before': { insetInlineStart: 20, top: 20 },
  '& .body': { minHeight: 360, p: 5, fontSize: 15, lineHeight: 1.65 },
} as const;
