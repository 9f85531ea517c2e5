import { ConfiguratorPage } from '../features/configurator/configurator-page.tsx';
import { configurators } from '../site/configurators.ts';
import { PageMeta } from '../site/page-meta.tsx';

export function CncConfiguratorPage() {
  return (
    <>
      <PageMeta path={configurators.cnc.path} />
      <ConfiguratorPage name="cnc" />
    </>
  );
}

export function WeldingConfiguratorPage() {
  return (
    <>
      <PageMeta path={configurators.welding.path} />
      <ConfiguratorPage name="welding" />
    </>
  );
}
