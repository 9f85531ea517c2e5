import type { AdminRepositories } from '@millrace/data/contracts';
import type { OpenBooks } from './books/open-books.ts';
import { type LeadNews, type LeadWatch, watchLeads } from './new-leads.ts';

type Parts = {
  /** The open books; null when nobody is signed in. */
  books(): OpenBooks | null;
  /** Whether the person sees the window anyway. */
  isWatched(): boolean;
  show(news: LeadNews): void;
  report(error: unknown): void;
};

/** Tells of new leads while the window is not in front. What a first sync brings is no news. */
export const tellOfLeads = ({ books, isWatched, show, report }: Parts): { look(tables: readonly string[]): Promise<void> } => {
  let watched: { repositories: AdminRepositories; watch: LeadWatch; began: boolean } | null = null;

  const look = async (tables: readonly string[]) => {
    const open = books();
    if (!open) return;
    if (watched?.repositories !== open.repositories)
      watched = { repositories: open.repositories, watch: watchLeads(open.repositories), began: false };
    const { watch, began } = watched;
    const firstSync = open.status().asOf === null || open.status().progress !== null;
    if (!began) {
      if (firstSync) return;
      watched.began = true;
      await watch.begin();
      return;
    }
    const news = await watch.look(tables);
    if (news && !isWatched()) show(news);
  };

  return { look: (tables) => look(tables).catch(report) };
};
