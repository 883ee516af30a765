import { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { RewardCatalog } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { TeamCustomFields } from '../people/customField.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { TeamMetadata } from './teamMetadata.ts'

export const CatalogCode = RewardCatalog
export type CatalogCode = z.infer<typeof CatalogCode>

/** A company value. `hash` is the SHA-256 of its trimmed, lower-case text. */
export const TaggableValue = z.object({ hash: AnswerText, text: AnswerText })

export const GroupReference = z.object({ id: Identifier, title: AnswerText })
export type GroupReference = z.infer<typeof GroupReference>

/** The customer. `plan_type`: -2 inactive, -1 trial ended, 0 free Core, 1 Pro, 2 Core. */
export const Team = z.object({
  id: Identifier,
  name: AnswerText,
  points_name: AnswerText,
  /** The name of one point. */
  points_name_singular: AnswerText,
  /** What the team bought and has not spent. */
  purchased_points: Points,
  plan_type: z.int().min(-2).max(2),
  trial_end: AnswerText.nullable(),
  base_currency: AnswerText,
  allowance_interval: AllowanceInterval,
  /** The IANA name of the zone in which the days of reports and periods begin. */
  time_zone: AnswerText,
  /** The language of messages to channels, with the country of their dates and numbers. */
  locale: AnswerText,
  done_setup: z.boolean(),
  is_active: z.boolean(),
  shoutout_values: answerList(TaggableValue),
  groups: answerList(GroupReference),
  /** 0 prepaid, 1 postpay. */
  reward_payment_type: z.int().min(0).max(1),
  reward_catalogs: answerList(CatalogCode),
  custom_fields: TeamCustomFields,
  metadata: TeamMetadata,
})
export type Team = z.infer<typeof Team>
