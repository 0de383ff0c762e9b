export { absoluteUrl } from './storage/addresses';
export { contentHash, findPreview, recordPreview, storeGenerated } from './storage/previews';
export { filesPlugin } from './routes';
export { clearAllRemains } from './uploads/remains';
export { findFilePaths } from './rows';
