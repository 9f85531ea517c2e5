import { settings } from '../settings.ts';

const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** Eight groups of an IPv6 address; undefined when it is none. */
const ipv6Groups = (text: string): string[] | undefined => {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16).toString(16))
    : undefined;
};

/**
 * The part of an address that one person has: the whole of IPv4, the first 64 bits of IPv6 (a household or server owns all
 * addresses below them). What is no address at all is returned as `unreadable`, so that all such callers share one limit.
 */
export const addressBlock = (address: string): string => {
  const bare = address
    .trim()
    .replace(/^\[|\](?::\d+)?$/g, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/, '').replace(/^((?:\d+\.){3}\d+):\d+$/, '$1');
  if (IPV4.test(mapped)) return mapped;
  const groups = ipv6Groups(bare);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : 'unreadable';
};

/**
 * Who is calling, for limits only: read from the one header that the platform in front sets, never from what a caller may write
 * (R15). Of a list, the last entry counts: it is the one which the platform appended. Null when no header is trusted.
 */
export const clientAddress = (request: Request): string | null => {
  const { CLIENT_ADDRESS_HEADER } = settings();
  if (CLIENT_ADDRESS_HEADER === undefined) return null;
  const entries = (request.headers.get(CLIENT_ADDRESS_HEADER) ?? '').split(',');
  return addressBlock(entries.at(-1) ?? '');
};
