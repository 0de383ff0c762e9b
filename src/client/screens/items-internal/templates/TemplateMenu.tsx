import NotesOutlined from '../../../ui/icons/NotesOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listingTemplates } from '../../../entities/listing-templates';
import { useList } from '../../../kernel/hooks';

const TemplatesDrawer = lazy(async () => ({ default: (await import('./TemplatesDrawer')).TemplatesDrawer }));

const ALL = {};

/** A template to take its text from, or the templates themselves. */
export const TemplateMenu = ({ onPick }: { readonly onPick: (body: string) => void }) => {
  const { t } = useTranslation('listing');
  const { rows } = useList(listingTemplates, ALL);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [managing, setManaging] = useState(false);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<NotesOutlined />}
        aria-haspopup="menu"
        sx={{ alignSelf: 'flex-start', mt: -2 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('templates.open')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {rows.map(({ _id, name, body }) => (
          <MenuItem
            key={_id}
            sx={{ maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            onClick={() => {
              onPick(body);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
        {rows.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            setManaging(true);
            close();
          }}
        >
          {t(rows.length > 0 ? 'templates.manage' : 'templates.add')}
        </MenuItem>
      </Menu>
      <Suspense>{managing && <TemplatesDrawer onClose={() => setManaging(false)} />}</Suspense>
    </>
  );
};
