import type { SwitchName } from './recognitionTexts.ts'

type NudgeText = { readonly name: SwitchName; readonly label: string; readonly sentence: string }

/** What is sent when, to whom, in a sentence each. */
export const nudgeTexts = (pointsName: string): readonly NudgeText[] => [
  {
    name: 'eom_point_reminder',
    label: 'Before an allowance lapses',
    sentence: `Whoever still has ${pointsName} to give is told shortly before the period ends.`,
  },
  {
    name: 'point_reload_nudge',
    label: 'When an allowance is new',
    sentence: `Everyone is told at the beginning of a period how many ${pointsName} they can give.`,
  },
  {
    name: 'inactivity_nudge',
    label: 'When a channel is quiet',
    sentence: 'A recognition channel in which nobody was thanked for a while is asked who deserves it.',
  },
  {
    name: 'redeemable_points_nudge',
    label: `When ${pointsName} wait to be spent`,
    sentence: `Whoever has enough ${pointsName} for a reward is told now and then, at most once a month.`,
  },
]
