import Box from '@mui/material/Box';
import { createPortal } from 'react-dom';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../../../ui/late-part';
import { Toolbar } from './Toolbar';
import { useBodyView } from './use-body-view';

/** Most posts hold no items. */
const ListingCard = latePart(async () => (await import('./ListingCard')).ListingCard);

interface BodyEditorProps {
  readonly body: string;
  readonly readOnly: boolean;
  readonly storeId: string | null;
  readonly onChange: (body: string) => void;
}

/** The writing surface: what can stand in it is the schema of posts, and nothing else. */
export const BodyEditor = ({ body, readOnly, storeId, onChange }: BodyEditorProps) => {
  const { t } = useTranslation('blogs');
  const { box, state, cards, run } = useBodyView({ body, readOnly, label: t('body'), onChange });
  return (
    <Box sx={frame}>
      {!readOnly && <Toolbar state={state} run={run} />}
      <Box
        ref={box}
        data-empty={state.doc.childCount === 1 && state.doc.textContent === '' && !state.doc.firstChild?.isAtom}
        data-hint={t('bodyHint')}
        sx={text}
      />
      {cards.map(({ id, dom }, at) =>
        createPortal(
          <Suspense>
            <ListingCard id={id} storeId={storeId} />
          </Suspense>,
          dom,
          `${id} ${at}`,
        ),
      )}
    </Box>
  );
};

const frame = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;

const text = {
  position: 'relative',
  '&[data-empty="true"]::before': {
    content: 'attr(data-hint)',
    position: 'absolute',
    insetInlineStart: 20,
    top: 20,
    color: 'text.secondary',
    pointerEvents: 'none',
  },
  '& .body': {
    minHeight: 360,
    p: 5,
    fontSize: 15,
    lineHeight: 1.65,
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    unicodeBidi: 'plaintext',
  },
  '& .body:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)', borderRadius: 1 },
  '& .body > :first-of-type': { mt: 0 },
  '& p, & h2, & h3, & h4, & pre': { unicodeBidi: 'plaintext' },
  '& p': { my: 3 },
  '& h2': { fontSize: 22, lineHeight: 1.3, mt: 6, mb: 3 },
  '& h3': { fontSize: 18, lineHeight: 1.35, mt: 5, mb: 2 },
  '& h4': { fontSize: 16, mt: 4, mb: 2 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& blockquote': { mx: 0, my: 3, pl: 4, borderInlineStart: 3, borderInlineStartColor: 'divider', color: 'text.secondary' },
  '& pre': { p: 3, overflow: 'auto', borderRadius: 1, bgcolor: 'background.subtle', fontSize: 13 },
  '& code': { fontFamily: 'monospace', fontSize: '0.9em' },
  '& ul, & ol': { pl: 6, my: 3 },
  '& figure': { m: 0, my: 4 },
  '& figure img': { display: 'block', maxWidth: '100%', maxHeight: 480, borderRadius: 1 },
  '& hr': { my: 5, border: 0, borderTop: 1, borderColor: 'divider' },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2, borderRadius: 1 },
} as const;
