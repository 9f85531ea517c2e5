export {
  type Client,
  type ClientDraft,
  type ClientSort,
  clientDraftSchema,
  clientLinkStatus,
  clientSchema,
  clientSorts,
  newestClientsFirst,
} from './client.ts';
