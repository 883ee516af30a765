import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../plainPage/escapeHtml.ts'
import { plainPage } from '../../plainPage/plainPage.ts'
import { sendPage } from '../../plainPage/sendPage.ts'
import type { Grants } from './createGrants.ts'
import { sandboxApp } from './sandboxApp.ts'

const Query = z.object({
  client_id: z.literal(sandboxApp.clientId),
  response_type: z.literal('code'),
  redirect_uri: z.url(),
  state: z.string().max(2_000).default(''),
  scope: z.string().max(4_000).default('*'),
})

/** The page of a partner where an administrator grants access, or does not. */
export const serveGrantPage = (
  fastify: FastifyInstance,
  { path, title, grants }: { readonly path: string; readonly title: string; readonly grants: Grants },
): void => {
  fastify.get(path, async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) return reply.code(400).send({ error: 'invalid_request' })
    const { redirect_uri, state, scope } = query.data
    const back = (answer: Readonly<Record<string, string>>): string => {
      const url = new URL(redirect_uri)
      for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value)
      return escapeHtml(url.href)
    }
    const code = grants.code(redirect_uri, scope.split(' '))
    const body =
      `<h1>${escapeHtml(title)}</h1><p>Laurel asks to read the people of your company.</p>` +
      `<p><a href="${back({ code })}">Allow</a> · <a href="${back({ error: 'access_denied' })}">Refuse</a></p>`
    return sendPage(reply, plainPage(title, body))
  })
}
