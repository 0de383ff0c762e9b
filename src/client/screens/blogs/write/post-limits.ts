import { BlogPostInputLimits } from '../../../../contract/generated/limits';

/** Characters the server takes. */
export const PostInputLimits = { title: BlogPostInputLimits.title.characters, slug: BlogPostInputLimits.slug.characters } as const;
