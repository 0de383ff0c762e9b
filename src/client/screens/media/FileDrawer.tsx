import Collections from '@mui/icons-material/CollectionsOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { files, type File } from '../../entities/files';
import { useList, useRow } from '../../kernel/hooks';
import { Message } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';
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
  const file = useRow(files, id);
  const [leaving, setLeaving] = useState<File | null>(null);
  const { loading } = useList(files, { variables: { _id: id, ...(mask && { mask }) } }, { skip: file !== undefined });
  return (
    <SideDrawer open title={file?.filename ?? t('file')} onClose={onClose}>
      {file && <FileDetails file={file} onRemove={() => setLeaving(file)} />}
      {!file && (loading ? <Skeleton variant="rounded" height={320} /> : <Message Icon={Collections} title={t('gone')} />)}
      {leaving && <RemoveFile file={leaving} onClose={() => setLeaving(null)} onRemoved={onClose} />}
    </SideDrawer>
  );
};
