import { site } from '@millrace/core/site';
import { WhyIconPayback, WhyIconPrecision, WhyIconSupport, WhyIconUptime } from '@millrace/ui/brand';
import section from './section.module.css';
import classes from './why.module.css';

const reasons = [
  {
    Icon: WhyIconPrecision,
    title: 'Measured before it is promised',
    text: 'We take your part, your fixture and your cycle times into the quote. The figures in it are the ones we run off.',
  },
  {
    Icon: WhyIconUptime,
    title: 'Hours that you can count',
    text: 'Cells are judged by unattended spindle hours. You see them on a counter, not in a brochure.',
  },
  {
    Icon: WhyIconSupport,
    title: 'People who come',
    text: 'Remote help around the clock, and an engineer on your floor the next working day in Oregon and Washington.',
  },
  {
    Icon: WhyIconPayback,
    title: 'A payback you can check',
    text: 'One page with every assumption named. Change a number and see what happens before you sign.',
  },
];

/** The four 'Why Choose' cards. */
export function WhyChoose() {
  return (
    <section className={section.section}>
      <h2>Why Choose {site.name}</h2>
      <p className={section.lead}>Four habits that our customers notice after the first month.</p>
      <ul className={classes.cards}>
        {reasons.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
