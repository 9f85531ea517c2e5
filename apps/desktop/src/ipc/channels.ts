import type { BridgeApi, BridgeEvents } from './bridge.ts';

type Methods = { [Area in keyof BridgeApi]: readonly (keyof BridgeApi[Area] & string)[] };

/** Every function of the bridge, by area. The preload exposes exactly these; the main process registers exactly these. */
export const channels = {
  account: ['current', 'signIn', 'signOut', 'allowUnprotectedCache'],
  app: ['info', 'openExternal'],
  clients: ['list', 'get', 'create', 'update', 'remove', 'countProjects', 'link', 'options', 'profiles'],
  contacts: ['list', 'get', 'convert', 'release'],
  leads: ['demoRequests', 'callRequests', 'subscribers', 'release'],
  mails: ['deadMails', 'resend'],
  overview: ['read'],
  projects: ['list', 'get', 'create', 'update', 'remove'],
  sync: ['status', 'refresh'],
} as const satisfies Methods;

export const events = [
  'account-changed',
  'sync-status',
  'data-changed',
  'navigate',
] as const satisfies readonly (keyof BridgeEvents)[];

/** The IPC channel of a function: `millrace:contacts.list`. */
export const channelName = (area: string, method: string): string => `millrace:${area}.${method}`;
export const eventName = (name: string): string => `millrace:event:${name}`;
