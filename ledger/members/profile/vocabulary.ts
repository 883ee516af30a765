import { z } from 'zod'
import { boundedText, requiredText } from '../../kernel/text.ts'

/** The profile fields of a workspace; Slack allows about fifty. */
export const profileFieldsMax = 100

/** The length of one value: a paragraph. */
export const profileValueLengthMax = 1_000

/** As the workspace names it, `Xf0Department`. Values are kept by it, so that it is no name that objects have of themselves. */
export const ProfileFieldId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .max(64)
  .refine(id => !(id in Object.prototype), { error: 'Choose a field of the workspace.' })
export type ProfileFieldId = z.infer<typeof ProfileFieldId>

/** `person` holds members of the team, `date` a calendar day; everything else reads as text. */
export const ProfileFieldType = z.enum(['text', 'choice', 'date', 'link', 'person'])
export type ProfileFieldType = z.infer<typeof ProfileFieldType>

/** A custom field of profiles in the chat workspace. */
export const ProfileField = z.strictObject({
  id: ProfileFieldId,
  label: requiredText(200),
  type: ProfileFieldType,
  /** The options of a choice; empty for every other type. */
  choices: z.array(boundedText(200)).max(200),
})
export type ProfileField = z.infer<typeof ProfileField>

/** The fields that Laurel reads these facts from; null where none is chosen. */
export const ProfileFieldMapping = z.strictObject({
  manager: ProfileFieldId.nullable(),
  startDate: ProfileFieldId.nullable(),
  birthday: ProfileFieldId.nullable(),
})
export type ProfileFieldMapping = z.infer<typeof ProfileFieldMapping>

export const nothingMapped: ProfileFieldMapping = { manager: null, startDate: null, birthday: null }

/** The type that a field must have to hold the manager, the start date or the birthday. */
export const mappedTypes = {
  manager: 'person',
  startDate: 'date',
  birthday: 'date',
} as const satisfies Record<keyof ProfileFieldMapping, ProfileFieldType>

/** The values of a member's profile, by field. A field of members holds their ids, separated by commas. */
export type ProfileFieldValues = Readonly<Record<ProfileFieldId, string>>
