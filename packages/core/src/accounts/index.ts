export {
  isAdmin,
  MIN_PASSWORD_LENGTH,
  type Profile,
  type ProfileOption,
  profileSchema,
  type Role,
  roles,
  signUpSchema,
} from './profile.ts';
export { type AccountEvent, accountEvents, type Session, type SessionUser } from './session.ts';
