import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Grants, IssuedGrant } from './createGrants.ts'
import { sandboxApp } from './sandboxApp.ts'

export type TokenPolicy = {
  readonly app?: { readonly clientId: string; readonly clientSecret: string }
  /** Whether the address that the code was given to is sent again, and compared. */
  readonly comparesAddress?: boolean
  /** The status for another client than the registered one. */
  readonly unknownClientStatus?: number
}

/** The answer of a partner to a code or a refresh token: new tokens in its own form, or a refusal. */
export const answerTokenRequest = (
  reply: FastifyReply,
  grants: Grants,
  body: unknown,
  form: (issued: IssuedGrant) => unknown,
  { app = sandboxApp, comparesAddress = true, unknownClientStatus = 400 }: TokenPolicy = {},
): unknown => {
  const TokenRequest = z.object({
    client_id: z.literal(app.clientId),
    client_secret: z.literal(app.clientSecret),
    redirect_uri: comparesAddress ? z.url() : z.undefined().optional(),
    grant_type: z.enum(['authorization_code', 'refresh_token']),
    code: z.string().default(''),
    refresh_token: z.string().default(''),
  })
  const asked = TokenRequest.safeParse(body)
  if (!asked.success) return reply.code(unknownClientStatus).send({ error: 'invalid_client' })
  const { grant_type, code, redirect_uri, refresh_token } = asked.data
  const issued =
    grant_type === 'authorization_code' ? grants.exchange(code, redirect_uri) : grants.renew(refresh_token)
  return issued ? form(issued) : reply.code(400).send({ error: 'invalid_grant' })
}
