import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { isLoopback } from '../http/client-address.ts';
import type { ServerEnv } from '../http/env.ts';
import { listPage, messagePage, pageStyle } from './page.ts';
import type { MailDetails, MailStore } from './store.ts';

const LISTED = 200;
const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail may be styled and carry inline images; it may neither run, nor fetch, nor be framed by anyone else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const opensOutside = '<base target="_blank">';

/**
 * `/_mail` and below: the mails this local edition caught. To anyone but this machine it does not exist: neither to
 * another address, nor to a web page that made its own name point here (the Host header must be loopback too).
 */
export function mailRoutes(store: MailStore): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>({ strict: false }).basePath('/_mail');
  routes.use(async (context, next) => {
    const host = URL.parse(`http://${context.req.header('host') ?? ''}`)?.hostname ?? '';
    if (!isLoopback(context.env.address) || !isLoopback(host)) return context.notFound();
    context.header('cache-control', 'no-store');
    await next();
  });
  const withMail = async (id: string, use: (mail: MailDetails) => Response): Promise<Response | undefined> => {
    const mail = await store.find(id);
    return mail && use(mail);
  };
  return routes
    .get('/', async (context) =>
      context.html(listPage(await store.list(LISTED), store.size), 200, { 'content-security-policy': pagePolicy }),
    )
    .get('/messages.json', async (context) => context.json(await store.list()))
    .get('/:id{.+\\.json}', async (context) => {
      const id = context.req.param('id').slice(0, -'.json'.length);
      const answer = await withMail(id, ({ attachments, ...mail }) =>
        context.json({
          ...mail,
          attachments: attachments.map(({ name, type, bytes }) => ({ name, type, text: new TextDecoder().decode(bytes) })),
        }),
      );
      return answer ?? context.notFound();
    })
    .get('/:id', async (context) => {
      const answer = await withMail(
        context.req.param('id'),
        (mail) => context.html(messagePage(mail), 200, { 'content-security-policy': pagePolicy }) as Response,
      );
      return answer ?? context.notFound();
    })
    .get('/:id/html', async (context) => {
      const answer = await withMail(
        context.req.param('id'),
        (mail) =>
          context.html(opensOutside + mail.html, 200, {
            'content-security-policy': mailPolicy,
            'x-frame-options': 'SAMEORIGIN',
          }) as Response,
      );
      return answer ?? context.notFound();
    })
    .get('/:id/source', async (context) => {
      const raw = await store.raw(context.req.param('id'));
      return raw ? context.body(raw, 200, { 'content-type': 'text/plain; charset=utf-8' }) : context.notFound();
    })
    .get('/:id/attachments/:index', async (context) => {
      const mail = await store.find(context.req.param('id'));
      const attachment = mail?.attachments[Number(context.req.param('index'))];
      if (!attachment) return context.notFound();
      return context.body(attachment.bytes, 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
      });
    });
}
