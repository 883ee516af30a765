import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../plainPage/escapeHtml.ts'
import { plainPage } from '../../plainPage/plainPage.ts'
import { sendPage } from '../../plainPage/sendPage.ts'

/** The page of Sendoso where an administrator grants access, or does not. */
export const serveSendosoGrant = (fastify: FastifyInstance, clientId: string, codes: Set<string>): void => {
  const Query = z.object({
    client_id: z.literal(clientId),
    response_type: z.literal('code'),
    redirect_uri: z.url(),
    state: z.string().max(2_000),
  })
  fastify.get('/oauth/authorize', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) return reply.code(400).send({ error: 'invalid_request' })
    const { redirect_uri, state } = query.data
    const back = (answer: Readonly<Record<string, string>>): string => {
      const url = new URL(redirect_uri)
      for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value)
      return escapeHtml(url.href)
    }
    const code = `sandbox-sendoso-code-${randomBytes(12).toString('hex')}`
    codes.add(code)
    const body =
      '<h1>Sendoso</h1><p>Laurel asks to send gifts from your account.</p>' +
      `<p><a href="${back({ code })}">Allow</a> · <a href="${back({ error: 'access_denied' })}">Refuse</a></p>`
    return sendPage(reply, plainPage('Sendoso', body))
  })
}
