import Category from '../../../../ui/icons/CategoryOutlined';
import Image from '../../../../ui/icons/ImageOutlined';
import Title from '../../../../ui/icons/Title';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { SceneLayer } from '../../../../../scene/document';
import { selectAssetUrl } from '../../../../editor/selectors';
import { refusalSentence } from '../../../../ui/refusal';
import type { Root } from '../../root';

const icons = { image: Image, clipart: Category, text: Title } as const;

/** A layer in small: its picture, or what kind of layer it is; a picture on its way says so. */
export const LayerThumb = ({ layer }: { readonly layer: SceneLayer }) => {
  const { t } = useTranslation('editor');
  const assetId = layer.type === 'image' ? layer.fileId : null;
  const asset = useSelector(({ editor }: Root) => (assetId === null ? undefined : editor.assets[assetId]));
  const url = useSelector((state: Root) => {
    if (layer.type === 'clipart') return `/static/cliparts/${layer.clipart}.svg`;
    return assetId === null ? undefined : selectAssetUrl(state, assetId);
  });
  if (asset?.status === 'uploading') return <CircularProgress size={16} aria-label={t('layers.uploading')} sx={{ m: '5px' }} />;
  const failed = asset?.status === 'failed';
  const label = failed ? t('layers.uploadFailed', { message: refusalSentence(asset.error ?? {}) }) : t(`layers.types.${layer.type}`);
  if (url !== undefined && !failed) return <Box component="img" src={url} alt={label} loading="lazy" sx={thumb} />;
  const Icon = icons[layer.type];
  return <Icon titleAccess={label} sx={{ fontSize: 18, m: '4px', color: failed ? 'error.main' : 'text.secondary' }} />;
};

const thumb = { width: 26, height: 26, objectFit: 'contain', borderRadius: 0.5, bgcolor: 'background.picture', flexShrink: 0 } as const;
