import {
  CreateMockupDesignDocument,
  DuplicateMockupDesignDocument,
  MockupDesignsDocument,
  MoveMockupDesignDocument,
  RemoveMockupDesignDocument,
  TrashMockupDesignDocument,
  UpdateMockupDesignDocument,
  type MockupDesignFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type MockupDesign = MockupDesignFieldsFragment;

/** 2D designs: artwork arranged for the sides of any product (specification 1, §3, Mockup design). */
export const mockupDesigns = defineEntity({
  name: 'mockupDesigns',
  query: { document: MockupDesignsDocument, rows: (data): readonly MockupDesign[] => data.mockupDesigns },
  mutations: {
    create: mutation({ document: CreateMockupDesignDocument, rows: (data) => [data.createMockupDesign], over: saveOver('update') }),
    update: mutation({ document: UpdateMockupDesignDocument, rows: (data) => [data.updateMockupDesign], over: saveOver('update') }),
    duplicate: mutation({ document: DuplicateMockupDesignDocument, rows: (data) => data.duplicateMockupDesign }),
    move: mutation({ document: MoveMockupDesignDocument, rows: (data) => data.moveMockupDesign }),
    // In the trash a design is still a row; the lists it left ask again.
    trash: mutation({ document: TrashMockupDesignDocument }),
    remove: mutation({ document: RemoveMockupDesignDocument, removed: (data) => data.removeMockupDesign }),
  },
});
