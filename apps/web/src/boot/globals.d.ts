/** What the inline script in the head leaves for the boot script: clicks made before it had loaded. */
interface Window {
  mrEarly?: { target: HTMLElement; kind: 'click' | 'submit' }[];
  mrLetGo?: () => void;
}
