import { BlogList } from '../features/blog/blog-list.tsx';
import { NewsletterBlock } from '../features/newsletter/newsletter-block.tsx';
import { PageMeta } from '../site/page-meta.tsx';

export function BlogPage() {
  return (
    <>
      <PageMeta path="/blog" />
      <BlogList newsletter={<NewsletterBlock />} />
    </>
  );
}
