import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rememberedPerson } from '../pageApi/rememberedPerson.ts'
import { problemPage } from '../plainPage/plainPage.ts'
import { sendPage } from '../plainPage/sendPage.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { consentPage, mayAgree } from './consentPage.ts'
import { type ConsentRequest, readConsentRequest, redirectWith } from './consentRequest.ts'

const Answer = z.looseObject({
  kind: z.enum(['install', 'signIn']),
  user: z.string(),
  answer: z.enum(['allow', 'cancel']),
})

/** The consent screens of an installation (OAuth v2) and of a sign-in (OpenID Connect), and what the latter publishes. */
export const signInPlugin =
  (first: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    const ask = (kind: ConsentRequest['kind']) => async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = readConsentRequest(kind, request.query, first.app)
      const context = 'problem' in asked ? noWorkspace : workspaceOf(first, asked)
      if ('problem' in asked || 'problem' in context)
        return sendPage(reply.code(400), problemPage(problemIn(asked, context)))
      const chosen = rememberedPerson(context.workspace.team.id, request)
      return sendPage(reply, consentPage(context, asked, chosen), formTargets(asked))
    }
    fastify.get('/oauth/v2/authorize', ask('install'))
    fastify.get('/openid/connect/authorize', ask('signIn'))

    fastify.post('/sandbox/consent', async (request, reply) => {
      const answered = Answer.safeParse(request.body)
      const asked = answered.success
        ? readConsentRequest(answered.data.kind, answered.data, first.app)
        : { problem: 'The answer was incomplete.' }
      const context = 'problem' in asked ? noWorkspace : workspaceOf(first, asked)
      if (!answered.success || 'problem' in asked || 'problem' in context)
        return sendPage(reply.code(400), problemPage(problemIn(asked, context)))
      if (answered.data.answer === 'cancel')
        return reply.redirect(redirectWith(asked, { error: 'access_denied' }))
      const user = context.workspace.users.get(answered.data.user)
      if (user === undefined || !mayAgree(user, asked.kind))
        return sendPage(
          reply.code(400),
          problemPage('Choose a person of the workspace who may agree to this.'),
        )
      const code = first.grants.create({
        kind: asked.kind,
        teamId: context.workspace.team.id,
        userId: user.id,
        redirectUri: asked.redirect_uri,
        scope: asked.scope,
        ...(asked.nonce === undefined ? {} : { nonce: asked.nonce }),
        ...(asked.code_challenge === undefined ? {} : { codeChallenge: asked.code_challenge }),
      })
      return reply.redirect(redirectWith(asked, { code }))
    })

    fastify.get('/openid/connect/keys', async () => ({ keys: [first.signingKey.publicKey] }))
    fastify.get('/.well-known/openid-configuration', async () => discovery(first.origin()))
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

type Problem = { readonly problem: string }

const noWorkspace: Problem = { problem: 'The link is incomplete.' }

/** The workspace that was chosen; else the one that lacks the app, where it is to be added; else the first. */
const workspaceOf = (first: SandboxContext, { kind, team }: ConsentRequest): SandboxContext | Problem => {
  const all = first.workspaces()
  if (team !== undefined)
    return (
      all.find(({ workspace }) => workspace.team.id === team) ?? {
        problem: `There is no workspace ${team}.`,
      }
    )
  const lacking = all.find(({ installation }) => installation.current() === undefined)
  return (kind === 'install' ? lacking : undefined) ?? first
}

const problemIn = (asked: ConsentRequest | Problem, context: SandboxContext | Problem): string => {
  if ('problem' in asked) return asked.problem
  return 'problem' in context ? context.problem : ''
}

/** A form may lead to where its answer redirects, and browsers check that too. */
const formTargets = (asked: ConsentRequest): string => `'self' ${new URL(asked.redirect_uri).origin}`
