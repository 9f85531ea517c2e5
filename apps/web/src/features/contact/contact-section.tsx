import { site } from '@millrace/core/site';
import { BusinessHours } from './business-hours.tsx';
import classes from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

/** Message form, contact details and business hours (specification, section 2, Home page). */
export function ContactSection() {
  const { street, locality, region, postalCode } = site.address;
  return (
    <div className={classes.band}>
      <section id="contact" className={classes.section}>
        <div className={classes.intro}>
          <h2>Tell us about the part</h2>
          <p>We reply within 24 hours.</p>
        </div>
        <div className={classes.columns}>
          <div className={classes.panel}>
            <ContactForm />
            <noscript>
              <p>Without JavaScript this form cannot be sent. Please write to {site.email} or call us.</p>
            </noscript>
          </div>
          <div className={classes.side}>
            <div>
              <h3>Contact details</h3>
              <dl className={classes.details}>
                <div>
                  <dt>Phone</dt>
                  <dd>
                    <a href={site.phone.href}>{site.phone.display}</a>
                  </dd>
                </div>
                <div>
                  <dt>Email</dt>
                  <dd>
                    <a href={`mailto:${site.email}`}>{site.email}</a>
                  </dd>
                </div>
                <div>
                  <dt>Address</dt>
                  <dd>
                    {street}, {locality}, {region} {postalCode}
                  </dd>
                </div>
              </dl>
            </div>
            <BusinessHours />
          </div>
        </div>
      </section>
    </div>
  );
}
