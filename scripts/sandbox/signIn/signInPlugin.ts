import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SandboxContext } from '../sandboxContext.ts'
import { consentPage, problemPage } from './consentPage.ts'
import { type ConsentRequest, readConsentRequest, redirectWith } from './consentRequest.ts'

const Answer = z.looseObject({
  kind: z.enum(['install', 'signIn']),
  user: z.string(),
  answer: z.enum(['allow', 'cancel']),
})

/** The consent screens of an installation (OAuth v2) and of a sign-in (OpenID Connect), and what the latter publishes. */
export const signInPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    const ask = (kind: ConsentRequest['kind']) => async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = readConsentRequest(kind, request.query, context.app)
      if ('problem' in asked) return html(reply.code(400), problemPage(asked.problem), "'self'")
      return html(reply, consentPage(context, asked, chosenPerson(request)), formTargets(asked))
    }
    fastify.get('/oauth/v2/authorize', ask('install'))
    fastify.get('/openid/connect/authorize', ask('signIn'))

    fastify.post('/sandbox/consent', async (request, reply) => {
      const answered = Answer.safeParse(request.body)
      const asked = answered.success
        ? readConsentRequest(answered.data.kind, answered.data, context.app)
        : { problem: 'The answer was incomplete.' }
      if (!answered.success || 'problem' in asked)
        return html(reply.code(400), problemPage('problem' in asked ? asked.problem : ''), "'self'")
      if (answered.data.answer === 'cancel')
        return reply.redirect(redirectWith(asked, { error: 'access_denied' }))
      const code = context.grants.create({
        kind: asked.kind,
        userId: answered.data.user,
        redirectUri: asked.redirect_uri,
        scope: asked.scope,
        ...(asked.nonce === undefined ? {} : { nonce: asked.nonce }),
      })
      return reply.redirect(redirectWith(asked, { code }))
    })

    fastify.get('/openid/connect/keys', async () => ({ keys: [context.signingKey.publicKey] }))
    fastify.get('/.well-known/openid-configuration', async () => discovery(context.url()))
  }

const discovery = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/openid/connect/authorize`,
  token_endpoint: `${url}/api/openid.connect.token`,
  userinfo_endpoint: `${url}/api/openid.connect.userInfo`,
  jwks_uri: `${url}/openid/connect/keys`,
  scopes_supported: ['openid', 'profile', 'email'],
  response_types_supported: ['code'],
  response_modes_supported: ['form_post'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
})

/** The person who is chosen in the workspace page of the same browser. */
const chosenPerson = (request: FastifyRequest): string | undefined =>
  /(?:^|; )sandbox_person=([A-Z0-9]+)/.exec(request.headers.cookie ?? '')?.[1]

/** A form may lead to where its answer redirects, and browsers check that too. */
const formTargets = (asked: ConsentRequest): string => `'self' ${new URL(asked.redirect_uri).origin}`

const html = (reply: FastifyReply, page: string, targets: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(page)
