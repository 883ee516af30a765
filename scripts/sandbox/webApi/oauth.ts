import { hash } from 'node:crypto'
import { z } from 'zod'
import type { SandboxContext } from '../sandboxContext.ts'
import { endInstallation } from '../signIn/endInstallation.ts'
import type { Grant } from '../signIn/grants.ts'
import { idTokenClaims } from '../signIn/idToken.ts'
import type { IssuedTokens } from '../signIn/installation.ts'
import { type Answer, type Method, method, openMethod, type Refusal, refuse } from './method.ts'

const ClientFields = { client_id: z.string().optional(), client_secret: z.string().optional() }
const CodeFields = z.object({
  ...ClientFields,
  code: z.string(),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().optional(),
})
const RefreshFields = z.object({
  ...ClientFields,
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string(),
})

export const oauthMethods: Record<string, Method> = {
  'oauth.v2.access': openMethod(z.union([RefreshFields, CodeFields]), (first, args) => {
    if ('refresh_token' in args) return renew(first, args)
    const redeemed = redeem(first, 'install', args)
    if ('error' in redeemed) return redeemed
    const { context, grant } = redeemed
    const issued = context.installation.install({
      scopes: grant.scope === '' ? context.app.scopes : grant.scope.split(','),
      installedBy: grant.userId,
      installedAt: context.now(),
    })
    context.changes.publish({ kind: 'workspace' })
    return { ...installed(context, issued), authed_user: { id: grant.userId } }
  }),
  'openid.connect.token': openMethod(CodeFields, async (first, args) => {
    const redeemed = redeem(first, 'signIn', args)
    if ('error' in redeemed) return redeemed
    const { context, grant } = redeemed
    const accessToken = context.grants.createUserToken(grant)
    return {
      ok: true,
      access_token: accessToken,
      token_type: 'Bearer',
      id_token: await context.signingKey.sign(idTokenClaims(context, grant, accessToken)),
    }
  }),
  'openid.connect.userInfo': method(z.object({}), (context, _args, caller) => {
    if (caller.kind !== 'user') return refuse('not_allowed_token_type')
    const grant = { userId: caller.userId, scope: 'openid email profile' }
    return { ok: true, ...idTokenClaims(context, grant, caller.token) }
  }),
  'apps.uninstall': method(z.object(ClientFields), (context, args) => {
    const problem = clientProblem(context, args)
    if (problem !== undefined) return problem
    endInstallation(context)
    return { ok: true }
  }),
  'auth.revoke': method(z.object({}), context => {
    endInstallation(context)
    return { ok: true, revoked: true }
  }),
}

type ClientArgs = { client_id?: string | undefined; client_secret?: string | undefined }

const clientProblem = (context: SandboxContext, args: ClientArgs): Refusal | undefined => {
  if (args.client_id !== context.app.clientId) return refuse('invalid_client_id')
  return args.client_secret === context.app.clientSecret ? undefined : refuse('bad_client_secret')
}

/** Takes the code of a consent. The redirect address must be the one the person was sent with. */
const redeem = (
  first: SandboxContext,
  kind: Grant['kind'],
  args: z.output<typeof CodeFields>,
): { readonly context: SandboxContext; readonly grant: Grant } | Refusal => {
  const problem = clientProblem(first, args)
  if (problem !== undefined) return problem
  const grant = first.grants.use(kind, args.code)
  if ('error' in grant) return refuse(grant.error)
  if (
    grant.codeChallenge !== undefined &&
    hash('sha256', args.code_verifier ?? '', 'base64url') !== grant.codeChallenge
  )
    return refuse('invalid_grant')
  const context = first.workspaces().find(({ workspace }) => workspace.team.id === grant.teamId)
  if (context === undefined) return refuse('invalid_code')
  return args.redirect_uri === grant.redirectUri ? { context, grant } : refuse('bad_redirect_uri')
}

/** Token rotation: a refresh token is taken once, and the token before it ends. */
const renew = (first: SandboxContext, args: z.output<typeof RefreshFields>): Answer => {
  const problem = clientProblem(first, args)
  if (problem !== undefined) return problem
  for (const context of first.workspaces()) {
    const issued = context.installation.rotate(args.refresh_token)
    if (issued !== undefined) return installed(context, issued)
  }
  return refuse('invalid_refresh_token')
}

const installed = (
  { app, workspace, installation }: SandboxContext,
  { token, refreshToken, expiresInSeconds }: IssuedTokens,
) => ({
  ok: true as const,
  access_token: token,
  token_type: 'bot',
  scope: installation.scopes().join(','),
  bot_user_id: app.botUserId,
  app_id: app.id,
  team: { id: workspace.team.id, name: workspace.team.name },
  enterprise: null,
  is_enterprise_install: false,
  ...(refreshToken === undefined ? {} : { refresh_token: refreshToken, expires_in: expiresInSeconds }),
})
