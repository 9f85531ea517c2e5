export { type CallRequest, type CallRequestSort, callRequestSchema, callRequestSorts, callStatuses } from './call-request.ts';
export { type DeadMail, deadMailSchema } from './dead-mail.ts';
export { type DemoRequest, type DemoRequestSort, demoRequestSchema, demoRequestSorts } from './demo-request.ts';
export { type LeadFilter, type LeadKind, leadFilterSchema, leadKinds } from './lead.ts';
export { type Subscriber, type SubscriberSort, subscriberSchema, subscriberSorts, subscriberStatuses } from './subscriber.ts';
