import type { TeamMetadata } from '@laurel/contract/team/teamMetadata.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'

export type SetupFacts = {
  readonly channels: readonly unknown[]
  /** Company rewards or items of the team's own catalog. */
  readonly hasOwnRewards: boolean
  readonly hasCard: boolean
}

type Steps = Pick<
  TeamMetadata,
  'setup_first_group' | 'added_tag_values' | 'setup_rewards' | 'introduction' | 'have_payment_method'
>

/** The steps of the checklist for a new team, and whether each is done. */
export const completedSetupSteps = (
  { values, rewardCatalogs, introducedAt }: Pick<TeamRow, 'values' | 'rewardCatalogs' | 'introducedAt'>,
  { channels, hasOwnRewards, hasCard }: SetupFacts,
): Steps => ({
  setup_first_group: channels.length > 0,
  added_tag_values: values.length > 0,
  // The team's own catalog has nothing to redeem until it has an item.
  setup_rewards: hasOwnRewards || rewardCatalogs.some(catalog => catalog !== 'CUSTOM_CATALOG'),
  introduction: introducedAt !== null,
  have_payment_method: hasCard,
})
