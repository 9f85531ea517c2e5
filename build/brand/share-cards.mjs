import { articles } from '@millrace/core/articles';
import { site } from '@millrace/core/site';

const article = ({ slug, title, tags }) => ({ name: slug, over: tags[0], title, drawing: ['ArticleImage', { slug }] });

/** What each card for social sharing says and shows; `name` is its file in `apps/web/public/og`. */
export const cards = [
  {
    name: 'default',
    over: `${site.city}, ${site.region}`,
    title: 'Robots that tend machines and weld',
    drawing: ['HeroCellDrawing', {}],
  },
  {
    name: 'home',
    over: `${site.city}, ${site.region}`,
    title: 'CNC machine tending and robotic welding',
    drawing: ['HeroCellDrawing', {}],
  },
  { name: 'blog', over: 'Resources & blog', title: 'Worked examples for the shop floor', drawing: ['AboutDrawing', {}] },
  {
    name: 'cnc-configurator',
    over: 'CNC machine tending',
    title: 'Configure your tending cell',
    drawing: ['CncTendingDrawing', {}],
  },
  {
    name: 'welding-configurator',
    over: 'Robotic welding',
    title: 'Configure your welding cell',
    drawing: ['WeldingDrawing', {}],
  },
  ...articles.map(article),
];
