import { z } from 'zod'
import type { SandboxContext } from '../sandboxContext.ts'
import { endInstallation } from '../signIn/endInstallation.ts'
import type { Grant } from '../signIn/grants.ts'
import { idTokenClaims } from '../signIn/idToken.ts'
import { type Method, method, openMethod, type Refusal, refuse } from './method.ts'

const ClientFields = { client_id: z.string().optional(), client_secret: z.string().optional() }
const CodeFields = z.object({ ...ClientFields, code: z.string(), redirect_uri: z.string().optional() })

export const oauthMethods: Record<string, Method> = {
  'oauth.v2.access': openMethod(CodeFields, (context, args) => {
    const grant = redeem(context, 'install', args)
    if ('error' in grant) return grant
    const token = context.installation.install()
    return {
      ok: true,
      access_token: token,
      token_type: 'bot',
      scope: context.app.scopes.join(','),
      bot_user_id: context.app.botUserId,
      app_id: context.app.id,
      team: { id: context.workspace.team.id, name: context.workspace.team.name },
      enterprise: null,
      is_enterprise_install: false,
      authed_user: { id: grant.userId },
    }
  }),
  'openid.connect.token': openMethod(CodeFields, async (context, args) => {
    const grant = redeem(context, 'signIn', args)
    if ('error' in grant) return grant
    const accessToken = context.grants.createUserToken(grant.userId)
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
  context: SandboxContext,
  kind: Grant['kind'],
  args: z.output<typeof CodeFields>,
): Grant | Refusal => {
  const problem = clientProblem(context, args)
  if (problem !== undefined) return problem
  const grant = context.grants.use(kind, args.code)
  if ('error' in grant) return refuse(grant.error)
  return args.redirect_uri === grant.redirectUri ? grant : refuse('bad_redirect_uri')
}
