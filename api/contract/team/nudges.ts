import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** The reminders that a team can switch off, by the keys of the settings. */
export const nudgeNames = [
  'eom_point_reminder',
  'point_reload_nudge',
  'inactivity_nudge',
  'redeemable_points_nudge',
] as const
export type NudgeName = (typeof nudgeNames)[number]

export const NudgePreview = z.object({
  name: z.enum(nudgeNames),
  is_on: z.boolean(),
  /** The message with the figures of an example, in Slack's markup. */
  text: AnswerText,
  /** The label of its button. */
  action: AnswerText,
  /** When it was last sent to anyone; null where it never was. */
  last_sent_at: Instant.nullable(),
})
export type NudgePreview = z.infer<typeof NudgePreview>

export const listNudges = defineCall({
  name: 'listNudges',
  method: 'GET',
  path: '/v1/admin/settings/nudges',
  access: 'admin',
  summary: 'Reminders in Slack, with their messages and last sendings',
  query: After,
  response: z.object({ nudges: z.array(NudgePreview).max(nudgeNames.length) }),
})
