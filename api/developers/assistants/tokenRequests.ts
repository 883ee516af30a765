import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { activeMember } from '../../access/activeMember.ts'
import type { OAuth } from '../../access/oauth/createOAuth.ts'
import type { Grant } from '../../access/oauth/grantRows.ts'
import { verifiesChallenge } from '../../access/oauth/pkce.ts'
import type { IssuedTokens } from '../../access/oauth/tokens.ts'

export type TokenOutcome =
  | { readonly kind: 'issued'; readonly grant: Grant; readonly tokens: IssuedTokens }
  | { readonly kind: 'refused'; readonly error: 'invalid_grant' | 'invalid_scope'; readonly detail: string }
  /** A copy of the code or of the refresh token exists. The grant has ended. */
  | { readonly kind: 'reused'; readonly grant: Grant; readonly detail: string }

type Issuing = { readonly oauth: OAuth; readonly ledger: Pick<Ledger, 'member'> }

const again = 'Ask the person to connect the assistant again.'

const refused = (
  detail: string,
  error: 'invalid_grant' | 'invalid_scope' = 'invalid_grant',
): TokenOutcome => ({
  kind: 'refused',
  error,
  detail,
})

const ended = refused(`The connection has ended. ${again}`)

/** Exchanges the code of a consent for the first tokens. The first try uses a code up, also where it fails. */
export const exchangeCode = async (
  { oauth, ledger }: Issuing,
  sent: {
    readonly clientId: string
    readonly code: string
    readonly redirectUri: string
    readonly verifier: string
  },
): Promise<TokenOutcome> => {
  const taking = await oauth.grants.takeCode(sent.code)
  if (taking.kind === 'unknown') return refused(`The code is unknown. ${again}`)
  if (taking.kind === 'reused')
    return { kind: 'reused', grant: taking.grant, detail: `The code was used before. ${again}` }
  const { grant } = taking
  const isProved =
    grant.clientId === sent.clientId &&
    grant.redirectUri === sent.redirectUri &&
    verifiesChallenge(sent.verifier, grant.codeChallenge)
  if (!isProved) return refused(`The code belongs to another client, redirect_uri or verifier. ${again}`)
  if (grant.isExpired) return refused(`The code has expired. ${again}`)
  if (!(await isStanding(ledger, grant))) return ended
  await oauth.grants.connect(grant)
  return { kind: 'issued', grant, tokens: await oauth.tokens.issue(grant) }
}

/** Replaces a refresh token. The scopes stay those of the consent; a request for more is refused. */
export const refreshTokens = async (
  { oauth, ledger }: Issuing,
  sent: { readonly clientId: string; readonly refreshToken: string; readonly scope: string | undefined },
): Promise<TokenOutcome> => {
  const present = await oauth.tokens.find(sent.refreshToken, sent.clientId)
  const allowed: ReadonlySet<string> = new Set(present?.scopes)
  const asked = sent.scope?.split(' ') ?? []
  if (present && asked.some(scope => !allowed.has(scope)))
    return refused(`The person allowed ${[...allowed].join(' ')} alone. Ask for no more.`, 'invalid_scope')
  const taking = await oauth.tokens.takeRefresh(sent.refreshToken, sent.clientId)
  if (taking.kind === 'unknown') return ended
  if (taking.kind === 'reused')
    return { kind: 'reused', grant: taking.grant, detail: `The refresh token was used before. ${again}` }
  if (!(await isStanding(ledger, taking.grant))) return ended
  return { kind: 'issued', grant: taking.grant, tokens: await oauth.tokens.issue(taking.grant) }
}

/** Whether the member has the access that they had when they allowed the assistant. */
const isStanding = async (ledger: Pick<Ledger, 'member'>, grant: Grant): Promise<boolean> =>
  (await activeMember(ledger, grant))?.accessEnds === grant.accessEnds
