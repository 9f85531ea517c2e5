import { site } from '@millrace/core/site';
import { canonicalOf, metadataOf } from './metadata.ts';

/** The metadata of a page; React puts it into the head, when prerendered as on every move within the site. */
export function PageMeta({ path }: { path: string }) {
  const { title, description, shareTitle = title, image, keywords, index, kind } = metadataOf(path);
  const picture = `${site.origin}/og/${image}.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta name="robots" content={index ? 'index, follow' : 'noindex, nofollow'} />
      {index && <link rel="canonical" href={canonicalOf(path)} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalOf(path)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shareTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
