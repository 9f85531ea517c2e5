import { z } from 'zod';

/** What a test tells the stand-in, by environment. */
export const settings = z
  .object({
    /** Root of everything that survives a restart: userData, logs, and the keychain outside of them. */
    STAND_IN_FOLDER: z.string(),
    STAND_IN_CHROMIUM: z.string(),
    /** `gnome_libsecret` seals for real; `basic_text` is a system that has no keychain. */
    STAND_IN_KEYCHAIN: z.enum(['gnome_libsecret', 'basic_text']).default('gnome_libsecret'),
    /** A CSS selector; the page notes in `firstSeen` when it first painted something that matches, in milliseconds of its own time. */
    STAND_IN_WATCH: z.string().optional(),
    STAND_IN_DARK: z.enum(['0', '1']).default('0'),
  })
  .parse(process.env);
