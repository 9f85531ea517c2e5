import { z } from 'zod';
import { email, uuid } from '../values/index.ts';

export const roles = ['client', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The person behind a user account (specification, section 3: profiles). `id` equals the authentication user id. */
export const profileSchema = z.object({
  id: uuid,
  email: z.string(),
  fullName: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(roles),
});
export type Profile = z.infer<typeof profileSchema>;

/** A profile with role client, as offered for assignment (section 7: profiles, role is client, by full name). */
export type ProfileOption = Pick<Profile, 'id' | 'fullName' | 'email'>;

/** True only when the profile's role equals admin (specification, section 4). */
export const isAdmin = (profile: Pick<Profile, 'role'> | null | undefined): boolean => profile?.role === 'admin';

/** Specification, sections 5 and 9. */
export const MIN_PASSWORD_LENGTH = 6;

export const signUpSchema = z.object({
  fullName: z.string().trim().min(1, 'Please enter your full name').max(200),
  email,
  password: z.string().min(MIN_PASSWORD_LENGTH),
});
