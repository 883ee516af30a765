import type { TeamMetadata, TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'

const switchNames = [
  'require_values',
  'use_all_channels',
  'eom_point_reminder',
  'inactivity_nudge',
  'point_reload_nudge',
  'redeemable_points_nudge',
] as const

export type SwitchName = (typeof switchNames)[number]

/** The settings of recognition as they are chosen and typed. */
export type RecognitionTexts = Readonly<Record<SwitchName, boolean>> & {
  readonly gives: boolean
  readonly emoji: string
  readonly points: string
}

const usualEmoji = 'herb'
const usualPoints = '5'

export const recognitionTextsOf = (metadata: TeamMetadata): RecognitionTexts => ({
  require_values: metadata.require_values,
  use_all_channels: metadata.use_all_channels,
  eom_point_reminder: metadata.eom_point_reminder,
  inactivity_nudge: metadata.inactivity_nudge,
  point_reload_nudge: metadata.point_reload_nudge,
  redeemable_points_nudge: metadata.redeemable_points_nudge,
  gives: metadata.reaction_shoutout !== null,
  emoji: metadata.reaction_shoutout?.emoji ?? usualEmoji,
  points: String(metadata.reaction_shoutout?.points ?? usualPoints),
})

/** The request, with a reaction that was judged before. */
export const changesOf = (
  texts: RecognitionTexts,
  reaction: NonNullable<TeamMetadataChanges['reaction_shoutout']> | null,
): TeamMetadataChanges => ({
  ...Object.fromEntries(switchNames.map(name => [name, texts[name]])),
  reaction_shoutout: reaction,
})
