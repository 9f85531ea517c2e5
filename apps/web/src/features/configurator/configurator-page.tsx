import { CncTendingDrawing, WeldingDrawing } from '@millrace/ui/brand';
import { Link } from 'react-router-dom';
import { type ConfiguratorName, configurators } from '../../site/configurators.ts';
import classes from './configurator.module.css';
import { NotifyForm } from './notify-form.tsx';

const other = { cnc: 'welding', welding: 'cnc' } as const;
const drawings = { cnc: CncTendingDrawing, welding: WeldingDrawing };

/** A configurator that is not ready yet (specification, section 2, Configurator pages). */
export function ConfiguratorPage({ name }: { name: ConfiguratorName }) {
  const { title, blurb, price, source } = configurators[name];
  const sibling = configurators[other[name]];
  const Picture = drawings[name];
  return (
    <div className={classes.page}>
      <Link className={classes.back} to="/">
        <span aria-hidden="true">←</span> Back to Home
      </Link>
      <div className={classes.columns}>
        <div>
          <p className={classes.soon}>Coming Soon</p>
          <h1>{title}</h1>
          <p className={classes.blurb}>{blurb}</p>
          <p className={classes.price}>
            Systems starting from <strong>{price}</strong>
          </p>
          <NotifyForm source={source} />
        </div>
        <Picture className={classes.picture} />
      </div>
      <nav className={classes.links} aria-label="Next steps">
        <Link to={sibling.path}>{sibling.title}</Link>
        <Link to="/#contact">Contact Us</Link>
      </nav>
    </div>
  );
}
