export { prepareToasts, showToast } from './show-toast.ts';
