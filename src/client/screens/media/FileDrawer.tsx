import Collections from '../../ui/icons/CollectionsOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { files, type File } from '../../entities/files';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { FileDetails } from './FileDetails';
import { RemoveFile } from './RemoveFile';

interface FileDrawerProps {
  readonly id: string;
  /** Where the file is looked for; undefined: everywhere. */
  readonly mask: string | undefined;
  readonly onClose: () => void;
}

/** One file of the address: what it is, what uses it, and changing it. */
export const FileDrawer = ({ id, mask, onClose }: FileDrawerProps) => {
  const { t } = useTranslation('media');
  const [leaving, setLeaving] = useState<File | null>(null);
  return (
    <>
      <RowDrawer
        entity={files}
        id={id}
        variables={{ _id: id, ...(mask && { mask }) }}
        title={t('file')}
        rowTitle={({ filename }) => filename}
        gone={t('gone')}
        Icon={Collections}
        onClose={onClose}
      >
        {(file) => <FileDetails file={file} onRemove={() => setLeaving(file)} />}
      </RowDrawer>
      {leaving && <RemoveFile file={leaving} onClose={() => setLeaving(null)} onRemoved={onClose} />}
    </>
  );
};
