import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersByEmail } from '@laurel/projections/people/members/queries.ts'
import type { Clock } from './clock.ts'
import { createLoginLinks, loginAddress } from './loginLinks.ts'

export type LoginLinkRequest = {
  readonly email: string
  /** Needed when the address is used in several teams. */
  readonly teamId?: string
  /** Where Laurel is reached, `http://127.0.0.1:8080`. */
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

/** A single-use sign-in link for the member with this e-mail address. */
export const createLoginLink = async (
  database: Queryable,
  { email, teamId, origin, redirect }: LoginLinkRequest,
  clock: Clock = () => new Date(),
): Promise<LoginLink> => {
  const found = await membersByEmail(database, email)
  const members = found.filter(
    member => member.isActive && (teamId === undefined || member.teamId === teamId),
  )
  const [member, another] = members
  if (!member) {
    const where = teamId === undefined ? 'any team' : `team ${teamId}`
    return { kind: 'refused', message: `Nobody active in ${where} uses ${email}. Check the address.` }
  }
  if (another) {
    const teamIds = members.map(({ teamId: id }) => id).join(', ')
    return { kind: 'refused', message: `${email} is used in several teams. Name one of them: ${teamIds}.` }
  }
  const owner = { teamId: member.teamId, memberId: member.memberId }
  const { token, expiresAt } = await createLoginLinks(database, clock).mint(owner)
  return { kind: 'created', url: loginAddress(origin, token, redirect), expiresAt, ...owner }
}
