import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersByEmail } from '@laurel/projections/people/members/queries.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import type { Clock } from './clock.ts'
import { createLoginLinks, loginAddress } from './loginLinks.ts'

export type LoginLinkRequest = {
  readonly email: string
  /** The name, id or external key of a team; required where several teams have the address. */
  readonly team?: string
  /** The public address of Laurel, `http://127.0.0.1:8080`. */
  readonly origin: string
  /** A path of this site to go to after signing in. */
  readonly redirect?: string
}

export type LoginLink =
  | {
      readonly kind: 'created'
      readonly url: string
      readonly expiresAt: Date
      readonly teamId: string
      readonly memberId: string
    }
  /** The message says what to do. */
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Creates a single-use sign-in link for the active member with an e-mail address. Refuses anything but one member of
 * one team.
 */
export const createLoginLink = async (
  database: Queryable,
  { email, team, origin, redirect }: LoginLinkRequest,
  clock: Clock = () => new Date(),
): Promise<LoginLink> => {
  const named = team === undefined ? undefined : await teamNamed(database, team)
  if (named?.kind === 'refused') return named
  const teamId = named?.teamId
  const found = await membersByEmail(database, email)
  const members = found.filter(
    member => member.isActive && (teamId === undefined || member.teamId === teamId),
  )
  const [member, another] = members
  if (!member) {
    const where = teamId === undefined ? 'any team' : `team ${teamId}`
    return { kind: 'refused', message: `No active member of ${where} uses ${email}. Check the address.` }
  }
  if (another) {
    const teamIds = members.map(({ teamId: id }) => id).join(', ')
    return { kind: 'refused', message: `${email} is used in several teams. Name one of them: ${teamIds}.` }
  }
  const owner = { teamId: member.teamId, memberId: member.memberId }
  const { token, expiresAt } = await createLoginLinks(database, clock).mint(owner)
  return { kind: 'created', url: loginAddress(origin, token, redirect), expiresAt, ...owner }
}

type NamedTeam =
  | { readonly kind: 'found'; readonly teamId: string }
  | { readonly kind: 'refused'; readonly message: string }

const teamNamed = async (database: Queryable, wanted: string): Promise<NamedTeam> => {
  const found = (await allTeams(database)).filter(({ teamId, name, externalKey }) =>
    [teamId, name, externalKey].includes(wanted),
  )
  const [team, another] = found
  if (!team)
    return {
      kind: 'refused',
      message: `There is no team ${wanted}. Use its name, its id or its external key.`,
    }
  if (!another) return { kind: 'found', teamId: team.teamId }
  const ids = found.map(({ teamId }) => teamId).join(', ')
  return { kind: 'refused', message: `Several teams are called ${wanted}. Use an id: ${ids}.` }
}
