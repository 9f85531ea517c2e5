import { intakeMessages } from '@millrace/core/messages';
import { showToast } from '@millrace/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { About } from '../features/home/about.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Services } from '../features/home/services.tsx';
import { WhyChoose } from '../features/home/why.tsx';
import { Testimonials } from '../features/testimonials/testimonials.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { loadTestimonials } from '../site/testimonials.ts';

const dialogs = {
  book: () => import('../features/demo/demo-dialog.tsx'),
  call: () => import('../features/call-back/call-back-dialog.tsx'),
};
const DemoDialog = lazy(async () => ({ default: (await dialogs.book()).DemoDialog }));
const CallBackDialog = lazy(async () => ({ default: (await dialogs.call()).CallBackDialog }));

/** Home (specification, section 2, Home page). A dialog's code comes when a person moves towards its button. */
export function HomePage() {
  const [dialog, setDialog] = useState<'book' | 'call'>();
  const close = () => setDialog(undefined);
  /** Only what has arrived is opened: without the network a dialog cannot come, and the page stays as it is. */
  const open = (what: keyof typeof dialogs) => {
    dialogs[what]().then(
      () => setDialog(what),
      () => showToast(intakeMessages.contact.failed('Failed to send a request')),
    );
  };
  return (
    <>
      <PageMeta path="/" />
      <Hero
        onBook={() => open('book')}
        onCall={() => open('call')}
        onIntent={(what) => void dialogs[what]().catch(() => undefined)}
      />
      <About />
      <Services />
      <WhyChoose />
      <Testimonials load={loadTestimonials} />
      <ContactSection />
      <Suspense>
        {dialog === 'book' && <DemoDialog onClose={close} />}
        {dialog === 'call' && <CallBackDialog onClose={close} />}
      </Suspense>
    </>
  );
}
