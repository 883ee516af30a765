import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'

export type CompanySize = { readonly members: number; readonly activities: number }

/** The ids of a generated company. They derive from its name. */
export type Company = CompanySize & {
  readonly name: string
  readonly teamId: TeamId
  readonly memberIds: readonly MemberId[]
  /** Several, because calls are limited per member. */
  readonly administratorIds: readonly MemberId[]
  /** Members with eight direct reports each. */
  readonly leadIds: readonly MemberId[]
  /** A member that calls about one member ask for. */
  readonly lookedAtId: MemberId
  /** The first channel has all members. */
  readonly channelIds: readonly string[]
  readonly awardIds: readonly string[]
  /** One among all members and one between channels that run for a year, and one that is complete. */
  readonly competitionIds: readonly [string, string, string]
  /** The first segment has all members; the members of the others follow from conditions. */
  readonly segmentIds: readonly string[]
  readonly rewardIds: readonly string[]
  readonly redemptionIdAt: (index: number) => string
  /** The first campaign runs, and every member nominated in it. */
  readonly campaignIdAt: (index: number) => string
}

const administratorCount = 10
const reportsPerLead = 8
const lookedAtIndex = 20
const membersPerChannel = 40
const rewardCount = 12
const awardCount = 4
const segmentCount = 5

/** The fewest members that a company needs for its administrators and leads. */
export const membersMin = 63

export const companyOf = (name: string, { members, activities }: CompanySize): Company => {
  if (members < membersMin) throw new Error(`A company needs ${membersMin} members at least.`)
  const teamId = teamIdOf(`scale ${name}`)
  const derived = (count: number, idAt: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => idAt(index))
  const memberIds = derived(members, index => memberIdOf(teamId, `U${index}`))
  return {
    name,
    members,
    activities,
    teamId,
    memberIds,
    administratorIds: memberIds.slice(0, administratorCount),
    leadIds: memberIds.slice(administratorCount + 2, administratorCount + 6),
    lookedAtId: memberIds[lookedAtIndex] ?? '',
    channelIds: derived(Math.ceil(members / membersPerChannel) + 2, index =>
      channelIdOf(teamId, `C${index}`),
    ),
    awardIds: derived(awardCount, index => derivedId('scale award', name, String(index))),
    competitionIds: [
      competitionIdOf(name, 'members'),
      competitionIdOf(name, 'channels'),
      competitionIdOf(name, 'over'),
    ],
    segmentIds: derived(segmentCount, index => derivedId('scale segment', name, String(index))),
    rewardIds: derived(rewardCount, index => derivedId('scale reward', name, String(index))),
    campaignIdAt: index => derivedId('scale campaign', name, String(index)),
    redemptionIdAt: index => derivedId('scale redemption', name, String(index)),
  }
}

const competitionIdOf = (name: string, which: string): string => derivedId('scale competition', name, which)

/** The member that another one reports to; administrators report to no one. */
export const leadOf = ({ memberIds }: Company, index: number): MemberId | null => {
  const lead = administratorCount + Math.floor(index / reportsPerLead)
  return index < administratorCount || lead === index ? null : (memberIds[lead] ?? null)
}
