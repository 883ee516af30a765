import type { TeamMetadata } from '@laurel/contract/team/teamMetadata.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'

export type SetupFacts = {
  readonly channels: readonly unknown[]
  readonly hasRewards: boolean
  readonly hasCard: boolean
}

type Steps = Pick<
  TeamMetadata,
  'setup_first_group' | 'added_tag_values' | 'setup_rewards' | 'introduction' | 'have_payment_method'
>

/** The steps of the checklist for a new team, and whether each is done. */
export const completedSetupSteps = (
  { values, introducedAt }: Pick<TeamRow, 'values' | 'introducedAt'>,
  { channels, hasRewards, hasCard }: SetupFacts,
): Steps => ({
  setup_first_group: channels.length > 0,
  added_tag_values: values.length > 0,
  setup_rewards: hasRewards,
  introduction: introducedAt !== null,
  have_payment_method: hasCard,
})
