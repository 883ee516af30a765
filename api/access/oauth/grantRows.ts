import { AssistantScope } from '@laurel/contract/developers/assistants.ts'
import { z } from 'zod'
import type { SessionOwner } from '../sessions.ts'

/** What a member allowed an assistant. */
export type Grant = SessionOwner & {
  readonly grantId: string
  readonly clientId: string
  /** What the assistant calls itself. */
  readonly name: string
  readonly accessEnds: number
  readonly scopes: readonly AssistantScope[]
}

export type ListedGrant = Grant & {
  readonly redirectUri: string
  readonly connectedAt: Date
  readonly expiresAt: Date
  /** The day of its last use. */
  readonly lastUsedOn: string | null
}

/** A grant whose code an assistant has just used, with what it must prove now. */
export type TakenGrant = Grant & {
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly isExpired: boolean
}

/** Of `access.oauth_grants g` joined with its client `c`. */
export const grantColumns = 'g.grant_id, c.client_id, name, team_id, member_id, access_ends, scopes'

const Row = z.object({
  grant_id: z.string(),
  client_id: z.string(),
  name: z.string(),
  team_id: z.string(),
  member_id: z.string(),
  access_ends: z.int(),
  scopes: z.array(AssistantScope),
})
const Listed = Row.extend({
  redirect_uri: z.string(),
  connected_at: z.date(),
  expires_at: z.date(),
  last_used_on: z.string().nullable(),
})
const Taken = Row.extend({ redirect_uri: z.string(), code_challenge: z.string(), code_expires_at: z.date() })

const ofRow = (row: z.output<typeof Row>): Grant => ({
  grantId: row.grant_id,
  clientId: row.client_id,
  name: row.name,
  teamId: row.team_id,
  memberId: row.member_id,
  accessEnds: row.access_ends,
  scopes: row.scopes,
})

/** Undefined where a statement found no row. */
export const grantOf = (row: unknown): Grant | undefined => {
  const known = Row.optional().parse(row)
  return known && ofRow(known)
}

export const takenOf = (row: unknown, now: Date): TakenGrant | undefined => {
  const taken = Taken.optional().parse(row)
  return (
    taken && {
      ...ofRow(taken),
      redirectUri: taken.redirect_uri,
      codeChallenge: taken.code_challenge,
      isExpired: taken.code_expires_at <= now,
    }
  )
}

export const listedGrantsOf = (rows: readonly unknown[]): readonly ListedGrant[] =>
  z
    .array(Listed)
    .parse(rows)
    .map(row => ({
      ...ofRow(row),
      redirectUri: row.redirect_uri,
      connectedAt: row.connected_at,
      expiresAt: row.expires_at,
      lastUsedOn: row.last_used_on,
    }))
