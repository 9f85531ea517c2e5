import { PaybackDrawing } from './article-payback.tsx';
import { FloorPlanDrawing } from './article-preparing.tsx';
import { SeparationDrawing } from './article-safety.tsx';
import { TorchDrawing } from './article-welding.tsx';
import type { DrawingProps } from './drawing.tsx';

const images = {
  'machine-tending-payback': PaybackDrawing,
  'choosing-a-welding-cobot': TorchDrawing,
  'safety-of-collaborative-cells': SeparationDrawing,
  'preparing-a-shop-for-its-first-robot': FloorPlanDrawing,
};

/** The articles that have a picture of their own, by slug. */
export const articleImageSlugs = Object.keys(images);

/** The picture of an article, by its slug; one not known gets the floor plan. */
export function ArticleImage({ slug, ...rest }: DrawingProps & { slug: string }) {
  const Image = Object.hasOwn(images, slug) ? images[slug as keyof typeof images] : FloorPlanDrawing;
  return <Image {...rest} />;
}
