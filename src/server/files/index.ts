export { absoluteUrl } from './storage/addresses';
export { contentHash, findPreview, recordPreview, storeGenerated } from './storage/previews';
export { filesPlugin } from './uploads/routes';
export { findFilePaths } from './rows';
