/** Light or dark. The boot script acts on it, before and after the page is live, and remembers the choice. */
export function SchemeToggle({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={className} data-action="toggle-scheme" aria-label="Switch between light and dark colours">
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
      </svg>
    </button>
  );
}
