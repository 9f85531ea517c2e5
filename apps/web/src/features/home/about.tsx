import { site } from '@millrace/core/site';
import { AboutDrawing } from '@millrace/ui/brand';
import classes from './about.module.css';
import section from './section.module.css';

/** Who we are, with the four figures. */
export function About() {
  return (
    <section id="about" className={section.section}>
      <div className={classes.columns}>
        <div className={classes.words}>
          <h2>Built by people who ran machines first</h2>
          <p>
            {site.name} began in a job shop that could not find a third-shift operator. We have built cells ever since: one team
            that measures the part, programs the robot, writes the risk assessment and answers the phone when a gripper drops
            something at two in the morning.
          </p>
          <p>
            Every cell is assembled and run off on our floor in {site.city} with your parts before it is shipped, and every cell
            comes with the drawings.
          </p>
        </div>
        <AboutDrawing className={classes.picture} />
      </div>
      <dl className={classes.stats}>
        {site.stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
