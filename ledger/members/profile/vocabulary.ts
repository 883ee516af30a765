import { z } from 'zod'
import { boundedText, requiredText } from '../../kernel/text.ts'

/** Fields a workspace may describe its people with; Slack has room for about fifty. */
export const profileFieldsMax = 100

/** What a field may hold of one person: a paragraph, not a curriculum. */
export const profileValueLengthMax = 1_000

/** As the workspace names it, `Xf0Department`. Values are kept by it, so that it is no name that objects have of themselves. */
export const ProfileFieldId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .refine(id => !(id in Object.prototype), { error: 'Choose a field of the workspace.' })
export type ProfileFieldId = z.infer<typeof ProfileFieldId>

/** `person` holds members of the team, `date` a calendar day; everything else reads as text. */
export const ProfileFieldType = z.enum(['text', 'choice', 'date', 'link', 'person'])
export type ProfileFieldType = z.infer<typeof ProfileFieldType>

/** A field that the chat workspace has on the profile of everybody. */
export const ProfileField = z.strictObject({
  id: ProfileFieldId,
  label: requiredText(200),
  type: ProfileFieldType,
  /** What a choice can be; empty for every other type. */
  choices: z.array(boundedText(200)).max(200),
})
export type ProfileField = z.infer<typeof ProfileField>

/** Which field says what Laurel acts on; null where nobody chose one. */
export const ProfileFieldMapping = z.strictObject({
  manager: ProfileFieldId.nullable(),
  startDate: ProfileFieldId.nullable(),
  birthday: ProfileFieldId.nullable(),
})
export type ProfileFieldMapping = z.infer<typeof ProfileFieldMapping>

export const nothingMapped: ProfileFieldMapping = { manager: null, startDate: null, birthday: null }

/** What a field must be to say who somebody's manager is, when they started, or when they were born. */
export const mappedTypes = {
  manager: 'person',
  startDate: 'date',
  birthday: 'date',
} as const satisfies Record<keyof ProfileFieldMapping, ProfileFieldType>

/** What is filled in on somebody's profile, by field. Members stand in it by their ids, apart from each other by commas. */
export type ProfileFieldValues = Readonly<Record<ProfileFieldId, string>>
