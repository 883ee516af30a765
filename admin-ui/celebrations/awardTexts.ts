import type { Award, GiftRows } from '@laurel/contract/awards/award.ts'
import type { Team } from '@laurel/contract/team/team.ts'
import type { Occasion } from './occasions.ts'

export type MilestoneTexts = {
  /** Tells milestones apart while their years are being typed. */
  readonly key: number
  readonly years: string
  readonly points: string
  readonly bannerIds: readonly string[]
  readonly rewards: GiftRows
}

/** The settings of a celebration as they are typed. */
export type AwardTexts = {
  readonly isEnabled: boolean
  readonly points: string
  readonly rewards: GiftRows
  readonly weekendMode: Award['weekend_mode']
  /** `DEFAULT` announces in all relevant channels, `OVERRIDE` in the chosen ones. */
  readonly channelMode: 'DEFAULT' | 'OVERRIDE'
  readonly channelIds: readonly string[]
  /** How many of the channels chosen before are gone. */
  readonly goneChannels: number
  readonly bannerIds: readonly string[]
  readonly message: string
  readonly milestones: readonly MilestoneTexts[]
  readonly asksBirthdays: boolean
}

/** What is filled in when the form opens; an award that nobody set up yet begins with the usual words alone. */
export const awardTextsOf = (
  award: Award | undefined,
  occasion: Occasion,
  { groups, metadata }: Pick<Team, 'groups' | 'metadata'>,
): AwardTexts => {
  const isNew = award === undefined || award.award_skins.length === 0
  const channelIds = (award?.channels ?? []).filter(channelId => groups.some(({ id }) => id === channelId))
  return {
    isEnabled: award !== undefined && !award.is_archived,
    points: isNew ? '' : String(award.points),
    rewards: award?.rewards ?? [],
    weekendMode: award?.weekend_mode ?? 'DAY_OF',
    channelMode: award?.channels ? 'OVERRIDE' : 'DEFAULT',
    channelIds,
    goneChannels: (award?.channels ?? []).length - channelIds.length,
    bannerIds: award?.award_skins ?? [],
    message: isNew ? occasion.usualMessage : award.message,
    milestones: (award?.milestones ?? []).map((milestone, key) => ({
      key,
      years: String(milestone.anniversary_interval),
      points: String(milestone.points),
      bannerIds: milestone.award_skins,
      rewards: milestone.rewards,
    })),
    asksBirthdays: metadata.ask_birthdays,
  }
}
