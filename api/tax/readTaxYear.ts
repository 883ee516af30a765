import { taxedPeopleAtOnce } from '@laurel/contract/reports/taxYear.ts'
import { readRewardsOfMember } from '@laurel/ledger/audit/tax/rewardsOfMember.ts'
import {
  type RuledReward,
  rewardsOfYear,
  type TaxLine,
  taxLines,
} from '@laurel/ledger/audit/tax/taxableValue.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { TaxRules } from '@laurel/ledger/teams/tax/taxRules.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { PageCursor } from '@laurel/projections/engine/querying/cursor.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import {
  peopleWithRewards,
  type RewardedMember,
  rewardsMaybeReceived,
} from '@laurel/projections/rewards/redemptions/receivedRewards.ts'

export type TaxDependencies = {
  readonly database: Queryable
  readonly log: Pick<EventLog, 'readStream'>
}

/** The parts of a team that decide about tax. */
export type TaxingTeam = Pick<KnownTeam, 'teamId' | 'timeZone' | 'taxRules'>

/** What one person received in a tax year. */
export type TaxYearOf = { readonly rewards: readonly RuledReward[]; readonly lines: readonly TaxLine[] }
export type TaxedMember = TaxYearOf & { readonly member: RewardedMember }

const dayMilliseconds = 24 * 60 * 60 * 1000

/** From the first day of a tax year in any country to the last one, and a day more for time zones. */
export const rangeOfTaxYear = (year: number, { yearStarts }: TaxRules): TimeRange => {
  const starts = ['01-01', ...Object.values(yearStarts)].sort()
  const at = (of: number, day: string | undefined, days: number): Instant =>
    addMilliseconds(`${of}-${day ?? '01-01'}T00:00:00.000Z`, days * dayMilliseconds)
  return { from: at(year, starts[0], -1), until: at(year + 1, starts.at(-1), 1) }
}

/** What some people received, each from the streams of their own. */
export const readTaxYearOf = async (
  { database, log }: TaxDependencies,
  { teamId, timeZone, taxRules }: TaxingTeam,
  memberIds: readonly MemberId[],
  year: number,
): Promise<ReadonlyMap<MemberId, TaxYearOf>> => {
  const range = rangeOfTaxYear(year, taxRules)
  const redeemed = Map.groupBy(
    await rewardsMaybeReceived(database, teamId, memberIds, range),
    ({ memberId }) => memberId,
  )
  const { countryField } = taxRules
  const read = memberIds.map(async memberId => {
    const redemptionIds = (redeemed.get(memberId) ?? []).map(({ redemptionId }) => redemptionId)
    const received = await readRewardsOfMember(log, { teamId, memberId, redemptionIds, countryField })
    const rewards = rewardsOfYear(received, taxRules, { year, timeZone })
    return [memberId, { rewards, lines: taxLines(rewards) }] as const
  })
  return new Map(await Promise.all(read))
}

/** A page of the people who received something in a tax year. Someone whose rewards were all cancelled is left out. */
export const readTaxedPeople = async (
  dependencies: TaxDependencies,
  team: TaxingTeam,
  year: number,
  cursor?: PageCursor,
): Promise<{ readonly people: readonly TaxedMember[]; readonly next: PageCursor | null }> => {
  const page = await peopleWithRewards(
    dependencies.database,
    team.teamId,
    rangeOfTaxYear(year, team.taxRules),
    {
      limit: taxedPeopleAtOnce,
      ...(cursor && { cursor }),
    },
  )
  const ids = page.rows.map(({ memberId }) => memberId)
  const read = await readTaxYearOf(dependencies, team, ids, year)
  const people = page.rows.flatMap(member => {
    const ofMember = read.get(member.memberId)
    return ofMember && ofMember.rewards.length > 0 ? [{ member, ...ofMember }] : []
  })
  return { people, next: page.next }
}
