import Checkroom from '../../ui/icons/CheckroomOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MockupDesign } from '../../entities/mockup-designs';
import { ContentStatus } from '../../ui/ContentStatus';
import { Hint } from '../../ui/Hint';
import { PictureCard } from '../../ui/PictureCard';
import { picturesOf } from './design-facts';

// The rules of print are not needed before the cards stand.
const ResolutionBadge = lazy(async () => ({ default: (await import('./ResolutionBadge')).ResolutionBadge }));

interface DesignCardProps {
  readonly design: MockupDesign;
  readonly box: ReactNode;
  readonly link: string | null;
  /** Puts it on product types; undefined where that is not allowed. */
  readonly onApply: ((design: MockupDesign) => void) | undefined;
}

/** One design in the grid, with a picture for each side it is printed on. */
export const DesignCard = ({ design, box, link, onApply }: DesignCardProps) => {
  const { t } = useTranslation('designs');
  const { t: lists } = useTranslation('lists');
  const sides = design.prints.map(({ position }) => lists(`position.${position as 'front'}`));
  const applies = onApply && design.status !== 'trashed' && design.images.some(({ image }) => image !== null);
  return (
    <PictureCard
      title={design.name}
      link={link}
      openLabel={t('open', { name: design.name })}
      pictures={picturesOf(design)}
      box={box}
      badge={
        <>
          {design.status === 'draft' && <ContentStatus status={design.status} />}
          <Suspense>
            <ResolutionBadge design={design} />
          </Suspense>
        </>
      }
      facts={[...(sides.length > 0 ? sides : [t('noPicture')]), ...design.tags].join(' · ')}
      actions={
        applies && (
          <Hint title={t('apply.action')}>
            <IconButton edge="end" aria-label={t('apply.of', { name: design.name })} onClick={() => onApply(design)}>
              <Checkroom />
            </IconButton>
          </Hint>
        )
      }
    />
  );
};
