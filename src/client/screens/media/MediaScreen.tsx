import Collections from '../../ui/icons/CollectionsOutlined';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { files, type File as LibraryFile } from '../../entities/files';
import type { TasksRoot } from '../../kernel/tasks-slice';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useCountedTabs } from '../../shell/lists/use-counted-tabs';
import { ShapeButton, useShape } from '../../shell/lists/shape';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import type { ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { bulkOffers } from './bulk-offers';
import { fileColumns } from './file-columns';
import { FileCard } from './FileCard';
import { TABS, type MediaKind, useMayFiles, FILES, COLLECTION } from './media-kind';
import { useUploads } from './use-uploads';

// Most visits upload nothing.
const DropZone = lazy(async () => ({ default: (await import('./DropZone')).DropZone }));
const UploadButton = lazy(async () => ({ default: (await import('./UploadButton')).UploadButton }));
const UploadQueue = lazy(async () => ({ default: (await import('./UploadQueue')).UploadQueue }));
const FileDrawer = latePart(async () => (await import('./FileDrawer')).FileDrawer);

const card = (file: LibraryFile, box: ReactNode, link: string | null) => <FileCard key={file._id} file={file} box={box} link={link} />;

/** Uploads as a grid or a list. `?file=` opens one, `?shape=list` shows a table. */
const MediaScreen = ({ kind }: { readonly kind: MediaKind }) => {
  const { t, i18n } = useTranslation('media');
  const { t: lists } = useTranslation('lists');
  const dispatch = useDispatch();
  const format = useFormat();
  const { filter = 'all' } = useParams();
  const tab = TABS.find((each) => each === filter) ?? 'all';
  const shape = useShape();
  const { tabs, narrowed } = useCountedTabs({
    of: kind.counts,
    all: TABS,
    value: tab,
    label: (each) => t(`tab.${each}`),
    to: (each) => addresses[kind.page].print({ filter: each }),
  });
  const tags = useSelector((state: CountsRoot) => selectCounts(state, kind.tags));
  const may = useMayFiles(kind.type);
  const uploading = useSelector(({ tasks }: TasksRoot) => Object.values(tasks.entries).some(({ kind: each }) => each === 'uploadFile'));
  const upload = useUploads(kind.type);

  useEffect(() => {
    dispatch(countActions.load(kind.tags));
  }, [dispatch, kind]);

  const columns = useMemo(() => fileColumns({ t, lists, format, language: i18n.language }), [t, lists, format, i18n.language]);
  const opens = useMemo(
    () => ({
      param: 'file',
      prepare: FileDrawer.prepare,
      drawer: (id: string, close: () => void) => <FileDrawer key={id} id={id} mask={kind.mask} onClose={close} />,
    }),
    [kind.mask],
  );
  const bulk = useMemo(
    () => bulkOffers(t, tab === 'trashed', { update: may.update, remove: may.remove }),
    [t, tab, may.update, may.remove],
  );
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        kind: 'choice',
        name: 'tag',
        label: t('filter.tag'),
        options: tags?.map(({ tag }) => ({ value: tag, label: tag })),
      },
      {
        kind: 'choice',
        name: 'used',
        label: t('filter.used'),
        options: [
          { value: 'yes', label: t('filter.inUse') },
          { value: 'no', label: t('filter.unused') },
        ],
      },
    ],
    [t, tags],
  );
  return (
    <>
      <Suspense>{uploading && <UploadQueue />}</Suspense>
      <ListScreen
        list={kind.list}
        entity={files}
        title={t(`title.${kind.counts}`)}
        columns={columns}
        pageSize={kind.pageSize}
        query={({ search, filters: { tag, used } }) => ({
          search,
          status: tab === 'all' ? '' : tab,
          ...(kind.mask && { mask: kind.mask }),
          ...(tag && { tags: [tag] }),
          ...(used && { used: used === 'yes' }),
        })}
        tabs={tabs}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ filename }) => filename}
        opens={opens}
        card={shape === 'list' ? undefined : card}
        cardWidth={176}
        tools={<ShapeButton />}
        actions={<Suspense>{may.add && <UploadButton onFiles={upload} />}</Suspense>}
        bulk={bulk}
        home={addresses[kind.page].print({ filter: 'all' })}
        narrowed={narrowed}
        empty={
          <Message Icon={Collections} title={t(`empty.${kind.counts}`)} text={t('empty.text')}>
            <Suspense>{may.add && <UploadButton onFiles={upload} />}</Suspense>
          </Message>
        }
      />
      <Suspense>{may.add && <DropZone onFiles={upload} />}</Suspense>
    </>
  );
};

/** `/files/{filter}`: every upload. */
export const FilesScreen = () => <MediaScreen key="files" kind={FILES} />;

/** `/design-collection/{filter}`: the artwork designs are made of, which the editor offers too. */
export const DesignCollectionScreen = () => <MediaScreen key="collection" kind={COLLECTION} />;
