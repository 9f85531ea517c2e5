import { articles } from '@millrace/core/articles';
import { site } from '@millrace/core/site';
import { Logo } from '@millrace/ui/brand';
import { Link } from 'react-router-dom';
import { configurators } from '../configurators.ts';
import classes from './site-footer.module.css';

const columns = [
  {
    title: 'Services',
    links: [
      { to: configurators.cnc.path, label: 'CNC machine tending' },
      { to: configurators.welding.path, label: 'Robotic welding' },
      { to: '/#services', label: 'Prices' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/#about', label: 'About Us' },
      { to: '/#contact', label: 'Contact' },
      { to: '/login', label: 'Client Login' },
    ],
  },
  {
    title: 'Blog',
    links: articles.map(({ slug, title }) => ({ to: `/blog/${slug}`, label: title })),
  },
];

/** Service, company and blog links (specification, section 2, Home page). */
export function SiteFooter() {
  const { street, locality, region, postalCode } = site.address;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo />
          <p>{site.tagline}</p>
          <address>
            {street}
            <br />
            {locality}, {region} {postalCode}
            <br />
            <a href={site.phone.href}>{site.phone.display}</a>
          </address>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className={classes.column} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} reloadDocument={to === '/login'}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={classes.legal}>© 2026 {site.legalName}</p>
    </footer>
  );
}
