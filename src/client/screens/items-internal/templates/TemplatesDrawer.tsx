import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listingTemplates, type ListingTemplate } from '../../../entities/listing-templates';
import { useList } from '../../../kernel/hooks';
import { KeptRows } from '../../../shell/kept/KeptRows';
import { useMay } from '../../../shell/session/use-may';
import { useDeed } from '../../../shell/support/use-deed';
import { SideDrawer } from '../../../ui/SideDrawer';
import { TemplateForm } from './TemplateForm';

const ALL = {};

/** The templates there are, and adding, changing and removing them. */
export const TemplatesDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('listing');
  const list = useList(listingTemplates, ALL);
  const mayRemove = useMay('item_info', 'delete');
  const [edited, setEdited] = useState<ListingTemplate | null | undefined>(undefined);
  const { run } = useDeed(listingTemplates, listingTemplates.actions.remove);
  return (
    <SideDrawer open roomy title={t('templates.title')} onClose={onClose}>
      {edited !== undefined ? (
        <TemplateForm template={edited} onDone={() => setEdited(undefined)} />
      ) : (
        <KeptRows
          list={list}
          mayRemove={mayRemove}
          rows={list.rows.map(({ _id, name, body }) => ({ _id, name, lines: [body] }))}
          none={t('templates.empty')}
          add={t('templates.add')}
          removeText={t('templates.remove')}
          onEdit={(id) => setEdited(list.rows.find(({ _id }) => _id === id) ?? null)}
          onRemove={(_id) => run({ _id })}
        />
      )}
    </SideDrawer>
  );
};
