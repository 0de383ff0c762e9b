export { absoluteUrl } from './storage/addresses';
export { contentHash, findPreview, recordPreview, storeGenerated } from './storage/previews';
export { filesPlugin } from './routes';
export { dropUnsentDocuments } from './documents';
export { clearAllRemains } from './uploads/remains';
export { findFilePaths } from './rows';
export { withScratch } from './storage/scratch';
