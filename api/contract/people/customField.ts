import { ProfileFieldId, ProfileFieldType } from '@laurel/ledger/members/profile/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'

/** A field that the chat workspace has on everybody's profile. */
export const CustomField = z.object({ id: ProfileFieldId, label: AnswerText, type: ProfileFieldType })
export type CustomField = z.infer<typeof CustomField>

/** Which field says who somebody's manager is, when they started and when their birthday is; null where none does. */
export const ProfileFields = z.strictObject({
  manager: ProfileFieldId.nullable(),
  start_date: ProfileFieldId.nullable(),
  birthday: ProfileFieldId.nullable(),
})
export type ProfileFields = z.infer<typeof ProfileFields>

/** What is known of people beside what Laurel asks for. `integrations` are the HR systems that tell of it. */
export const TeamCustomFields = z.object({
  slack_fields: answerList(CustomField),
  profile_fields: ProfileFields,
  integrations: answerList(AnswerText),
})
export type TeamCustomFields = z.infer<typeof TeamCustomFields>

/** What stands in a field of one person, as people read it: colleagues by their names. */
export const CustomFieldValue = z.object({ field_id: ProfileFieldId, value: AnswerText })
export type CustomFieldValue = z.infer<typeof CustomFieldValue>
