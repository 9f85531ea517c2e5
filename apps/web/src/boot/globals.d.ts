/** What the inline script in the head leaves for the boot script: what the visitor did before it had loaded. */
interface Window {
  mrEarly?: { target: HTMLElement; kind: 'click' | 'submit' }[];
  mrLetGo?: () => void;
  /** There was a sign of intent. */
  mrIntent?: boolean;
  /** Set by the boot script: it answers `data-action` from now on. */
  mrActs?: boolean;
}

/** Not in every browser. */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
