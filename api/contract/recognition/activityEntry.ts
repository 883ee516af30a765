import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { GroupReference } from '../team/team.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { GifAttachment } from './gifAttachment.ts'

/** How many people reacted with an emoji. */
export const Reaction = z.object({ name: AnswerText, count: z.int().min(1) })

/** The reports of this part of the product; the screen's `type` query uses the same words with hyphens. The reports of people, `point-totals` and `users`, have a line per person. */
export const activityReports = [
  'shoutouts',
  'shoutouts-by-recipient',
  'awards',
  'awards-by-recipient',
  'birthdays',
  'anniversaries',
  'new-hires',
  'nominations',
  'redemptions',
  'points',
  'point-totals',
  'users',
] as const
export const ActivityReport = z.enum(activityReports)
export type ActivityReport = z.infer<typeof ActivityReport>

/** What the reports of people say about a person. */
const ReportedPerson = z.object({
  email: AnswerText.nullable(),
  is_admin: z.boolean(),
  /** Titles of recognition channels and names of segments; empty where they were not asked for. */
  groups: answerList(AnswerText),
  segments: answerList(AnswerText),
  points_earned: Points,
  points_redeemed: Points,
  /** What they can spend now. */
  point_balance: Points,
})

/** One line of the activity table. Columns that a report does not know are null. */
export const ActivityEntry = z.object({
  id: AnswerText,
  type: ActivityReport,
  created_at: Instant,
  /** Null for what Laurel itself gave. */
  created_by: UserReference.nullable(),
  for_users: answerList(UserReference),
  /** Awards and celebrations: what was given; celebrations have no award of their own id. Nominations: what can be won. */
  award: z.object({ id: Identifier.nullable(), name: AnswerText }).nullable(),
  /** Anniversaries: full years with the company. */
  years: z.int().nullable(),
  /** Seen by its participants and administrators. A private birthday is listed for its member alone. */
  is_private: z.boolean(),
  /** All points of the line; a shoutout to three people of 10 each is 30. */
  points: Points,
  points_each: Points.nullable(),
  /** `points` in USD. */
  currency_value: z.number(),
  value_text: AnswerText.nullable(),
  message_text: AnswerText.nullable(),
  /** Shoutouts: the GIF that came with the words. */
  attachment: GifAttachment.nullable(),
  reactions: answerList(Reaction),
  group: GroupReference.nullable(),
  /** Redemptions: what was chosen. */
  redemption: z.object({ name: AnswerText, emoji: AnswerText.nullable() }).nullable(),
  /** Redemptions: where they stand. Shoutouts and awards: `RECALLED` when they were taken back. */
  status: AnswerText.nullable(),
  /** Shoutouts and awards: until then their giver may take them back, or give them again. */
  recallable_until: Instant.nullable(),
  /** Nominations: the campaign. */
  campaign: z.object({ id: Identifier, title: AnswerText }).nullable(),
  /** Reports of people, whose lines have them as `created_by` too. */
  person: ReportedPerson.nullable(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>
