import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import type { SandboxContext } from '../sandboxContext.ts'
import { toSlackProfile } from '../webApi/slackUser.ts'
import type { Grant } from './grants.ts'

const lifeSeconds = 300

/** What an id token says about a person, limited by the scopes that were agreed to. */
export const idTokenClaims = (
  context: SandboxContext,
  grant: Pick<Grant, 'userId' | 'scope' | 'nonce'>,
  accessToken: string,
): JWTPayload => {
  const { team, users } = context.workspace
  const user = users.get(grant.userId)
  if (user === undefined)
    throw new Error(`There is no person ${grant.userId}: sign in as a person of the workspace.`)
  const scopes = grant.scope.split(/[\s,]+/)
  const issuedAt = Math.floor(context.now().getTime() / 1000)
  const profile = toSlackProfile(context, user)
  return {
    iss: context.origin(),
    sub: user.id,
    aud: context.app.clientId,
    exp: issuedAt + lifeSeconds,
    iat: issuedAt,
    auth_time: issuedAt,
    ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }),
    at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
    'https://slack.com/team_id': team.id,
    'https://slack.com/user_id': user.id,
    ...(scopes.includes('email') ? { email: user.email, email_verified: true } : {}),
    ...(scopes.includes('profile')
      ? {
          name: user.realName,
          given_name: profile.first_name,
          family_name: profile.last_name,
          picture: profile.image_192,
          locale: user.locale,
          'https://slack.com/team_name': team.name,
          'https://slack.com/team_domain': team.domain,
          'https://slack.com/user_image_192': profile.image_192,
        }
      : {}),
  }
}
