import { TaskPlacesDocument, TaskUploadDocument, type TaskUploadFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

type Told = TaskUploadFieldsFragment;
/** Files are told of by their place in what was asked: their names are people's own. */
export type FilePlace = Told & { readonly _id: string };

const inTurn = (told: readonly Told[]): readonly FilePlace[] => told.map((place, at) => ({ ...place, _id: String(at) }));

/** Where print files go by their names: what is asked before they are sent, and what became of them. */
export const taskPlaces = defineEntity({
  name: 'taskPlaces',
  query: { document: TaskPlacesDocument, rows: (data): readonly FilePlace[] => inTurn(data.taskPlaces) },
  mutations: {
    upload: mutation({ document: TaskUploadDocument, rows: (data) => inTurn(data.taskUpload) }),
  },
});
