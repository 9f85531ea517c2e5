import { CncTendingDrawing, WeldingDrawing } from '@millrace/ui/brand';
import { configurators } from '../../site/configurators.ts';
import { ButtonLink } from '../../ui/button.tsx';
import section from './section.module.css';
import classes from './services.module.css';

const cards = [
  {
    ...configurators.cnc,
    Picture: CncTendingDrawing,
    text: 'A cobot loads and unloads your lathe or mill, blows off the chips, gauges every nth part and keeps going after the shift.',
    points: ['Retrofit to the machine that you have', 'Drawers of parts for hours unattended', 'Changeover in under ten minutes'],
  },
  {
    ...configurators.welding,
    Picture: WeldingDrawing,
    text: 'A welding cobot that your welders program by hand: repeatable beads on short runs, with the fixture, fume and guarding in one.',
    points: [
      'MIG and TIG, one or two stations',
      'Taught by your welders, not by programmers',
      'Fixture and fume extraction included',
    ],
  },
];

/** The two systems, their prices and the way to their configurators (specification, section 2, Home page). */
export function Services() {
  return (
    <div className={section.band}>
      <section id="services" className={section.section}>
        <h2>Two systems, built around your parts</h2>
        <p className={section.lead}>
          Each starts from a proven base cell. What changes is the gripper, the fixture and the program.
        </p>
        <div className={classes.cards}>
          {cards.map(({ path, service, price, Picture, text, points }) => (
            <article key={path} className={classes.card}>
              <div className={classes.sheet}>
                <Picture className={classes.picture} />
                <p className={classes.price}>
                  starting from <strong>{price}</strong>
                </p>
              </div>
              <div className={classes.words}>
                <h3>{service}</h3>
                <p>{text}</p>
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <div className={classes.action}>
                  <ButtonLink to={path} aria-label={`Customize It Now: ${service}`}>
                    Customize It Now
                  </ButtonLink>
                  <p className={classes.note}>Live pricing as you configure</p>
                </div>
              </div>
            </article>
          ))}
        </div>
      </section>
    </div>
  );
}
