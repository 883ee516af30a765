import type { SwitchName } from './recognitionTexts.ts'

type NudgeText = { readonly name: SwitchName; readonly label: string; readonly sentence: string }

/** What is sent when, to whom, in a sentence each. */
export const nudgeTexts = (pointsName: string): readonly NudgeText[] => [
  {
    name: 'eom_point_reminder',
    label: 'Before an allowance lapses',
    sentence: `Whoever still has ${pointsName} to give is told in the last three days of the period.`,
  },
  {
    name: 'point_reload_nudge',
    label: 'When an allowance is new',
    sentence: `Everyone is told in the first three days of a period what they can give.`,
  },
  {
    name: 'inactivity_nudge',
    label: 'When a channel is quiet',
    sentence:
      'A recognition channel in which nobody was thanked for two weeks is reminded, once for each silence.',
  },
  {
    name: 'redeemable_points_nudge',
    label: `When ${pointsName} wait to be spent`,
    sentence: `Whoever has 500 ${pointsName} or more to spend is told once a month, from the 10th on.`,
  },
]
