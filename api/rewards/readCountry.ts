import { countryOfLocale } from '@laurel/ledger/kernel/countryOfLocale.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'

/** The country in which a member redeems: the one that they chose. */
export const readCountry = async (database: Queryable, teamId: TeamId, memberId: MemberId): Promise<string> =>
  countryOfLocale((await memberById(database, teamId, memberId))?.locale)
