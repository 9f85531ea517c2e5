import { site } from '@millrace/core/site';
import { HeroCellDrawing } from '@millrace/ui/brand';
import { Button } from '../../ui/button.tsx';
import classes from './hero.module.css';

type Props = { onBook: () => void; onCall: () => void; onIntent: (what: 'book' | 'call') => void };

/** First screen: what we do, for whom, and the two ways to talk (specification, section 2, Home page). */
export function Hero({ onBook, onCall, onIntent }: Props) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 id="hero-title">Robot cells that keep your spindles and arcs running</h1>
          <p className={classes.lead}>
            We design, build and support CNC machine tending and robotic welding cells for shops around {site.city}, {site.region}
            , from the first part study to the third shift.
          </p>
          <div className={classes.actions}>
            <Button
              data-live=""
              aria-haspopup="dialog"
              onClick={onBook}
              onPointerEnter={() => onIntent('book')}
              onFocus={() => onIntent('book')}
            >
              Book A Free Consultation
            </Button>
            <Button
              variant="quiet"
              data-live=""
              aria-haspopup="dialog"
              onClick={onCall}
              onPointerEnter={() => onIntent('call')}
              onFocus={() => onIntent('call')}
            >
              Speak With Us Now - Instant Connect
            </Button>
          </div>
          <p className={classes.note}>
            Or call <a href={site.phone.href}>{site.phone.display}</a>, Mon-Fri 8:00 AM-6:00 PM Pacific.
          </p>
        </div>
        <div className={classes.sheet}>
          <HeroCellDrawing className={classes.picture} />
        </div>
      </div>
    </section>
  );
}
