import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../plainPage/escapeHtml.ts'
import { plainPage } from '../plainPage/plainPage.ts'
import { sendPage } from '../plainPage/sendPage.ts'

const Message = z.strictObject({
  /** An e-mail address or a phone number. */
  to: z.string().min(1).max(320),
  subject: z.string().max(200),
  text: z.string().max(2000),
})
export type InboxMessage = z.infer<typeof Message> & { readonly at: string }

const keptMax = 100

/** The mails and text messages that people of the sandbox get: a page, the same as JSON, and where they arrive. */
export const inboxPlugin =
  (now: () => Date): FastifyPluginAsync =>
  async fastify => {
    const messages: InboxMessage[] = []
    fastify.post('/sandbox/inbox', async request => {
      messages.unshift({ ...Message.parse(request.body), at: now().toISOString() })
      messages.splice(keptMax)
      return {}
    })
    fastify.get('/sandbox/inbox.json', async () => messages)
    fastify.get('/sandbox/inbox', async (_request, reply) =>
      sendPage(reply.header('refresh', '5'), plainPage('Inbox', bodyOf(messages))),
    )
  }

const bodyOf = (messages: readonly InboxMessage[]): string =>
  `<h1>Inbox</h1>${
    messages.length === 0
      ? '<p class="muted">No mails or text messages yet. Codes that verify payout accounts arrive here.</p>'
      : messages.map(messageOf).join('')
  }`

const messageOf = ({ to, subject, text, at }: InboxMessage): string =>
  `<section><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(text)}</p>` +
  `<p class="muted">To ${escapeHtml(to)}, ${escapeHtml(at.slice(11, 19))} UTC</p></section>`
