/** What a buyer may answer when asked how support was. */
export const RATINGS = ['good', 'bad'] as const;

export type Rating = (typeof RATINGS)[number];

export const isRating = (text: string): text is Rating => RATINGS.some((each) => each === text);

/** The most characters of a comment. */
export const MOST_RATING_COMMENT = 2000;
