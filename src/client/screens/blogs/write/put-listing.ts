import type { Command } from 'prosemirror-state';
import { postSchema } from '../../../../domain/blogs/post-schema';
import { putBlocks } from '../../../shell/rich-text/toolbar-deeds';

/** Puts a listing where the cursor is. */
export const putListing = (id: string): Command => putBlocks([postSchema.nodes.listing.create({ id })]);
