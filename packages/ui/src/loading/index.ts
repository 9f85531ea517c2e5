export { type Loadable, loadable } from './loadable.tsx';
