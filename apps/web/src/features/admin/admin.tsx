export { AdminDashboard as Admin } from '@millrace/ui/admin';
