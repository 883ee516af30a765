import { AllowancePoints, Points } from '@laurel/ledger/kernel/points.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { CustomFieldValue } from './customField.ts'
import { UserReference } from './userReference.ts'

/** Stands for "none" as a month or a day. */
export const noDate = -1

/** The year in which the list of joining years begins; it ends with the current one. */
export const firstAnniversaryYear = 1921

/** Who may give points and get them: both, only give, only get, neither. */
export const PointEligibility = z.literal([0, 1, 2, 3])
export type PointEligibility = z.infer<typeof PointEligibility>

const Month = z.int().min(noDate).max(11)
const Day = z
  .int()
  .min(noDate)
  .max(31)
  .refine(day => day !== 0, { error: 'Choose a day of the month.' })

/** What people operations keep of a person. Months count from 0; -1 as month or day means that there is no date. */
export const UserDetails = z.object({
  birthday_month: Month,
  birthday_day: Day,
  anniversary_month: Month,
  anniversary_day: Day,
  anniversary_year: z.int().min(firstAnniversaryYear).max(9999).nullable(),
  point_eligibility: PointEligibility,
  /** Replace what channels and team grant; 0 means that they decide. */
  shoutout_allowance_override: AllowancePoints,
  award_allowance_override: AllowancePoints,
  /** Said of the person in place of the usual welcome. */
  newhire_message: boundedText(3000),
})
export type UserDetails = z.infer<typeof UserDetails>

/** A person as administrators know them. A private birthday is not told: month and day are -1. */
export const UserProfile = UserReference.extend({
  email: AnswerText.nullable(),
  is_admin: z.boolean(),
  is_owner: z.boolean(),
  /** Is in a recognition channel. */
  has_group: z.boolean(),
  ...UserDetails.shape,
  metadata: z.object({ birthday_public: z.enum(['PUBLIC', 'PRIVATE']) }),
  /** What the chat workspace has on their profile. The field that means the birthday is not among it: its year is never shown. */
  custom_fields: answerList(CustomFieldValue),
  redeemable_points: Points,
  shoutout_allowance: Points,
  shoutout_allowance_remaining: Points,
  award_allowance: Points,
  award_allowance_remaining: Points,
  shoutout_last_sent: AnswerText.nullable(),
  award_last_sent: AnswerText.nullable(),
})
export type UserProfile = z.infer<typeof UserProfile>
