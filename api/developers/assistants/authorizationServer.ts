import { assistantScopes } from '@laurel/contract/developers/assistants.ts'
import { authorizePath } from '@laurel/contract/developers/authorizePath.ts'
import { mcp } from '@laurel/contract/developers/mcp.ts'

/** The addresses at which assistants register, and get and give back their tokens. */
export const oauthPaths = {
  register: '/v1/oauth/register',
  token: '/v1/oauth/token',
  revoke: '/v1/oauth/revoke',
} as const

export const metadataPaths = {
  /** The form of RFC 9728 for a resource with a path, and the one of the origin. */
  resource: [`/.well-known/oauth-protected-resource${mcp.path}`, '/.well-known/oauth-protected-resource'],
  server: '/.well-known/oauth-authorization-server',
} as const

/** Laurel as an authorization server: its issuer, and the one resource that its tokens are for. */
export const issuerOf = (origin: string): string => new URL(origin).origin
export const resourceOf = (origin: string): string => `${issuerOf(origin)}${mcp.path}`

/** The header of a 401 with which an assistant finds its way to the sign-in. */
export const challengeOf = (origin: string, hasToken: boolean): string =>
  [
    `Bearer resource_metadata="${issuerOf(origin)}${metadataPaths.resource[0]}"`,
    ...(hasToken ? ['error="invalid_token"'] : []),
  ].join(', ')

/** RFC 9728. */
export const resourceMetadata = (origin: string) => ({
  resource: resourceOf(origin),
  resource_name: 'Laurel',
  authorization_servers: [issuerOf(origin)],
  scopes_supported: assistantScopes,
  bearer_methods_supported: ['header'],
})

/** RFC 8414. */
export const serverMetadata = (origin: string) => {
  const issuer = issuerOf(origin)
  return {
    issuer,
    authorization_endpoint: `${issuer}${authorizePath}`,
    token_endpoint: `${issuer}${oauthPaths.token}`,
    registration_endpoint: `${issuer}${oauthPaths.register}`,
    revocation_endpoint: `${issuer}${oauthPaths.revoke}`,
    scopes_supported: assistantScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}
