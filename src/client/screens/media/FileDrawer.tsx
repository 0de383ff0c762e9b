import Collections from '@mui/icons-material/CollectionsOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { files } from '../../entities/files';
import { useList, useRow } from '../../kernel/hooks';
import { Message } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';
import { FileDetails } from './FileDetails';

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
  const { loading } = useList(files, { variables: { _id: id, ...(mask && { mask }) } }, { skip: file !== undefined });
  return (
    <SideDrawer open title={file?.filename ?? t('file')} onClose={onClose}>
      {file && <FileDetails file={file} onClose={onClose} />}
      {!file && (loading ? <Skeleton variant="rounded" height={320} /> : <Message Icon={Collections} title={t('gone')} />)}
    </SideDrawer>
  );
};
