import { readFileSync } from 'node:fs';

export type Cipher = 'aegis' | 'chacha20';

const flagsOfProcessor = (): string => {
  try {
    return readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    return '';
  }
};

/**
 * The cipher for the copy on this machine. Both encrypt and authenticate every page. AEGIS-256 uses the processor's own AES and reads
 * pages three times as fast; but the library's build for Linux holds instructions around it that end the process on a processor
 * without them, so there the processor is asked first. A copy made with the other cipher is begun anew.
 */
export const cipherFor = (
  platform: string = process.platform,
  architecture: string = process.arch,
  flags: () => string = flagsOfProcessor,
): Cipher => {
  if (platform !== 'linux') return 'aegis';
  const known = new Set(flags().split(/\s+/));
  return known.has('aes') && (architecture === 'arm64' || known.has('avx')) ? 'aegis' : 'chacha20';
};
