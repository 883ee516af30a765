import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'

/** The country of a member who has not chosen one. */
const assumedCountry = 'US'

/** The country in which a member redeems: the one that they chose. */
export const countryOf = async (database: Queryable, teamId: TeamId, memberId: MemberId): Promise<string> => {
  const member = await memberById(database, teamId, memberId)
  return member?.locale?.split('-')[1] ?? assumedCountry
}
