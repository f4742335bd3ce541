import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { isFromThisMachine } from '../http/loopback.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { listMailbox, readMailbox, type ReceivedMail } from './mailbox-transport.ts'

const styles = `
:root {
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
}
body {
  margin: 0;
}
main {
  max-inline-size: 60rem;
  margin-inline: auto;
  padding: 1.5rem;
}
ul {
  list-style: none;
  padding: 0;
}
li {
  border-block-start: 1px solid GrayText;
  padding-block: 0.75rem;
}
li a {
  display: block;
}
dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 1.5rem;
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
iframe {
  inline-size: 100%;
  block-size: 60rem;
  border: 1px solid GrayText;
  border-radius: 0.5rem;
}
pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border: 1px solid GrayText;
  border-radius: 0.5rem;
  padding: 1rem;
}
`
const styleHash = createHash('sha256').update(styles).digest('base64')
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/**
 * A mail is untrusted HTML: no scripts, no requests but for pictures of this machine, a separate origin; links open in a
 * new tab.
 */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
const mailPolicy = `sandbox ${sandbox}; default-src 'none'; img-src data: 'self' http://localhost:*; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

const localName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/** Whether the request comes from this machine and uses a host name that another site's page cannot point here. */
const isAtThisMachine = (request: FastifyRequest) =>
  isFromThisMachine(request) && localName.test(request.headers.host ?? '')

/**
 * `/__mail/`: mails that would have been sent, for developers. Registered only if no mail is sent and the mode is not
 * production.
 */
export const mailboxRoutes: FastifyPluginAsync<{ database: Database }> = async (app, { database }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAtThisMachine(request)) throw new ProblemError('not-found')
    reply.header('cache-control', 'no-store')
    reply.header('x-robots-tag', 'noindex')
    reply.header('referrer-policy', 'no-referrer')
  })

  async function findMail(request: FastifyRequest): Promise<ReceivedMail> {
    const { id } = request.params as { id: string }
    const mail = await readMailbox(database, id)
    if (!mail) throw new ProblemError('not-found')
    return mail
  }
  const sendHtml = (reply: FastifyReply, html: string, policy: string) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)

  app.get('/__mail', async (_request, reply) => reply.redirect('/__mail/', 308))
  app.get('/__mail/', async (_request, reply) =>
    sendHtml(reply, listPage(await listMailbox(database)), pagePolicy),
  )
  app.get('/__mail/:id/', async (request, reply) =>
    sendHtml(reply, mailPage(await findMail(request)), pagePolicy),
  )
  app.get('/__mail/:id/html', async (request, reply) =>
    sendHtml(reply, shownHtml(await findMail(request)), mailPolicy),
  )
  app.get('/__mail/:id/text', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send((await findMail(request)).text),
  )
  app.get('/__mail/:id/attachments/:position', async (request, reply) => {
    const { position } = request.params as { position: string }
    const attachment = (await findMail(request)).attachments[Number(position)]
    if (!attachment || !/^\d{1,2}$/.test(position)) throw new ProblemError('not-found')
    const name = encodeURIComponent(attachment.fileName)
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .type(attachment.mediaType)
      .send(Buffer.from(attachment.contents, 'base64'))
  })
}

/** A mail's HTML with its attached pictures inlined, and links that open in a new tab. */
function shownHtml({ html, attachments }: ReceivedMail): string {
  const pictures = new Map(attachments.map((each) => [each.contentId, each]))
  return html
    .replace(/cid:([\w.@-]+)/g, (whole, id: string) => {
      const picture = pictures.get(id)
      return picture ? `data:${picture.mediaType};base64,${picture.contents}` : whole
    })
    .replace('<head>', '<head><base target="_blank">')
}

const time = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 19) + ' UTC'

function listPage(mails: readonly ReceivedMail[]): string {
  const items = mails.map(
    ({ id, subject, recipient, receivedAt, languageTag }) =>
      `<li><a href="/__mail/${escapeHtml(id)}/"><bdi lang="${escapeHtml(languageTag)}">${escapeHtml(subject)}</bdi></a><small>to ${escapeHtml(recipient)}, ${time(receivedAt)}</small></li>`,
  )
  return renderPage(
    'Mailbox',
    `<p>No mail leaves this shop, as no SMTP server is set. Here is what would have been sent, the newest first.</p>
${items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : '<p>Nothing yet. Buy a ticket, and its confirmation comes here.</p>'}`,
  )
}

function mailPage({
  id,
  subject,
  from,
  recipient,
  receivedAt,
  text,
  languageTag,
  attachments,
}: ReceivedMail) {
  const details: [string, string][] = [
    ['From', `${from.name} <${from.address}>`],
    ['To', recipient],
    ['Time', time(receivedAt)],
    ['Language', languageTag],
  ]
  const files = attachments.map(
    ({ fileName, mediaType }, position) =>
      `<li><a href="/__mail/${escapeHtml(id)}/attachments/${position}">${escapeHtml(fileName)}</a><small>${escapeHtml(mediaType)}</small></li>`,
  )
  return renderPage(
    subject,
    `<p><a href="/__mail/">All mails</a></p>
<dl>
${details.map(([name, value]) => `<dt>${name}</dt>\n<dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>
<iframe title="HTML" src="/__mail/${escapeHtml(id)}/html" sandbox="${sandbox}"></iframe>
<h2>Plain text</h2>
<pre dir="auto">${escapeHtml(text)}</pre>
<h2>Attachments</h2>
<ul>
${files.join('\n')}
</ul>`,
  )
}

const renderPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1><bdi>${escapeHtml(title)}</bdi></h1>
${body}
</main>
</body>
</html>
`
