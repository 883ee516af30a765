import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../plainPage/escapeHtml.ts'
import { plainPage } from '../../plainPage/plainPage.ts'
import { sendPage } from '../../plainPage/sendPage.ts'
import { sandboxApp } from './sandboxApp.ts'

export type GrantPage = {
  readonly path: string
  readonly title: string
  /** A new code, which is exchanged at the partner for what the administrator allowed. */
  readonly code: (backUrl: string, scopes: readonly string[]) => string
  readonly asks?: string
  readonly clientId?: string
  /** The name that the partner has for the address to go back to. */
  readonly backName?: 'redirect_uri' | 'redirect_url'
}

/** The page of a partner where an administrator grants access, or does not. */
export const serveGrantPage = (fastify: FastifyInstance, page: GrantPage): void => {
  const { path, title, code, clientId = sandboxApp.clientId, backName = 'redirect_uri' } = page
  const { asks = 'to read the people of your company' } = page
  const Query = z.looseObject({
    client_id: z.literal(clientId),
    // Printful, which has a name of its own for the address, asks for no type.
    ...(backName === 'redirect_uri' && { response_type: z.literal('code') }),
    state: z.string().max(2_000).default(''),
    scope: z.string().max(4_000).default('*'),
  })
  fastify.get(path, async (request, reply) => {
    const query = Query.safeParse(request.query)
    const asked = query.success ? z.url().safeParse(query.data[backName]) : undefined
    if (!query.success || !asked?.success) return reply.code(400).send({ error: 'invalid_request' })
    const { state, scope } = query.data
    const backUrl = asked.data
    const back = (answer: Readonly<Record<string, string>>): string => {
      const url = new URL(backUrl)
      for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value)
      return escapeHtml(url.href)
    }
    const body =
      `<h1>${escapeHtml(title)}</h1><p>Laurel asks ${escapeHtml(asks)}.</p>` +
      `<p><a href="${back({ code: code(backUrl, scope.split(' ')) })}">Allow</a> · ` +
      `<a href="${back({ error: 'access_denied' })}">Refuse</a></p>`
    return sendPage(reply, plainPage(title, body))
  })
}
