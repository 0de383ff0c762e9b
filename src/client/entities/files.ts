import {
  FilesDocument,
  MoveFileDocument,
  RemoveFileDocument,
  RemoveFilesDocument,
  ReplaceFileDocument,
  SaveFileDocument,
  TagFileDocument,
  TrashFileDocument,
  UpdatePreSignedFileDocument,
  type FileFieldsFragment,
} from '../../contract/generated/operations';
import { createAction } from '@reduxjs/toolkit';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type File = FileFieldsFragment;

/** Uploaded pictures (specification 1, §3). Uploading itself is a background task. */
export const files = defineEntity({
  name: 'files',
  query: { document: FilesDocument, rows: (data): readonly File[] => data.files },
  mutations: {
    finishUpload: mutation({ document: UpdatePreSignedFileDocument, rows: (data) => [data.updatePreSignedFile] }),
    replace: mutation({ document: ReplaceFileDocument, rows: (data) => [data.replaceFile] }),
    save: mutation({ document: SaveFileDocument, rows: (data) => [data.saveFile], over: saveOver('save') }),
    tag: mutation({ document: TagFileDocument, rows: (data) => data.tagFile }),
    move: mutation({ document: MoveFileDocument, rows: (data) => data.moveFile }),
    // In the trash a file is still a row; the lists it left ask again.
    trash: mutation({ document: TrashFileDocument }),
    remove: mutation({ document: RemoveFileDocument, removed: (data) => [data.removeFile] }),
    removeMany: mutation({ document: RemoveFilesDocument, removed: (data) => data.removeFiles }),
  },
});

/** Fact: the bytes that waited under `blobId` are now the file `fileId`. */
export const fileUploaded = createAction<{ readonly blobId: string; readonly fileId: string }>('files/uploaded');
