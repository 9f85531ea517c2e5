/** Where the body of a prerendered article stands, so that it need not be loaded a second time. */
export const ARTICLE_BODY_ID = 'article-body';
