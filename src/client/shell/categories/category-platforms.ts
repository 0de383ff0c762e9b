import { PLATFORM_IDS, PLATFORMS } from '../../../domain/platforms';

/** Platforms that sort products into categories. */
export const CATEGORY_PLATFORMS = PLATFORM_IDS.filter((id) => PLATFORMS[id].can.includes('categories'));
