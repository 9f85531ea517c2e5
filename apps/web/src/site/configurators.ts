import { site } from '@millrace/core/site';

const inThousands = (dollars: number) => `$${dollars / 1000}K`;

/** The two coming-soon configurators (specification, section 2, Configurator pages) and the service card of each. */
export const configurators = {
  cnc: {
    path: '/cnc-configurator',
    title: 'CNC Machine Tending Configurator',
    service: 'CNC Machine Tending Robot Systems',
    source: 'cnc-configurator',
    price: inThousands(site.prices.cnc),
    blurb:
      'Choose your machine, your part and your batch sizes; see the cell, its reach and its price change as you do. The first release covers turning and milling centres with a door of up to 1,200 mm.',
  },
  welding: {
    path: '/welding-configurator',
    title: 'Robotic Welding Configurator',
    service: 'Industrial Robotic Welding Automation',
    source: 'welding-configurator',
    price: inThousands(site.prices.welding),
    blurb:
      'Choose process, fixture and stations; see the envelope, the arc time and the price change as you do. The first release covers MIG and TIG on one or two stations.',
  },
} as const;
export type ConfiguratorName = keyof typeof configurators;
