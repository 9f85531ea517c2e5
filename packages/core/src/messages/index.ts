export { accountMessages } from './accounts.ts';
export { adminMessages } from './admin.ts';
export { intakeMessages } from './intake.ts';
export { offlineMessages } from './offline.ts';
export type { Toast } from './toast.ts';
