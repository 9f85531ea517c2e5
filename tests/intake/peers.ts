export { type HttpPeer, startHttpPeer } from '../../supabase/functions/_test/http-peer.ts';
export { type Manner, type Received, type SmtpPeer, startSmtpPeer } from '../../supabase/functions/_test/smtp-peer.ts';
