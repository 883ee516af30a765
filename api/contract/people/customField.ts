import { ProfileFieldId, ProfileFieldType } from '@laurel/ledger/members/profile/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'

/** A field that the chat workspace has on everybody's profile. */
export const CustomField = z.object({ id: ProfileFieldId, label: AnswerText, type: ProfileFieldType })
export type CustomField = z.infer<typeof CustomField>

/** The fields that hold a person's manager, start date and birthday; null where none does. */
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

/** The value of a field of one person as text, with names in place of ids. */
export const CustomFieldValue = z.object({ field_id: ProfileFieldId, value: AnswerText })
export type CustomFieldValue = z.infer<typeof CustomFieldValue>
