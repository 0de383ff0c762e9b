import type { EditorAssets } from '../assets';
import { usedAssets } from '../document/convert';
import { selectUnsaved } from '../selectors';
import type { EditorRoot } from '../state';
import type { DraftContent } from './slice';

/** The application's session, of which only the person matters here. */
interface UserRoot {
  readonly session: { readonly userId: string | null };
}

export type DraftRoot = EditorRoot & UserRoot;

/** What a draft is of: one person's work on one design. Each container has a host, and so a storage, of its own. */
export const scopeOf = (userId: string, presetId: string, mockupId: string | null): string => [userId, presetId, mockupId ?? ''].join('/');

const only = (assets: EditorAssets, ids: ReadonlySet<string>): EditorAssets =>
  Object.fromEntries(Object.entries(assets).filter(([id]) => ids.has(id)));

/** What there is to be kept; null when everything is saved, or nobody is signed in. */
export const contentOf = ({ editor, session: { userId } }: DraftRoot): DraftContent | null => {
  const { document, product, session, assets, save } = editor;
  if (userId === null || session.status !== 'ready' || !product.form || !selectUnsaved({ editor })) return null;
  const { templateId, mockupId, itemInfoId, version, listingVersion, sides } = session;
  return {
    document: document.present,
    form: product.form,
    assets: only(assets, usedAssets(document.present)),
    session: { templateId, mockupId, itemInfoId, version, listingVersion, sides },
    sent: save.sent,
  };
};

/** The parts of the state a draft is made of: while they are the same objects, so is the draft. */
export const contentParts = ({
  editor: { document, product, session, assets, save },
  session: { userId },
}: DraftRoot): readonly unknown[] => [document.present, product.form, assets, session, save.sent, save.saved, userId];
