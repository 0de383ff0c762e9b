import { COLLECTION } from './media-kind';
import { MediaScreen } from './MediaScreen';

/** `/design-collection/{filter}`: the artwork designs are made of, which the editor offers too. */
export const DesignCollectionScreen = () => <MediaScreen key="collection" kind={COLLECTION} />;
