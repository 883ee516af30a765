import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import {
  type ProfileField,
  ProfileFieldId,
  type ProfileFieldType,
  type ProfileFieldValues,
  profileFieldsMax,
  profileValueLengthMax,
} from '@laurel/ledger/members/profile/vocabulary.ts'
import { z } from 'zod'

/** A field as `team.profile.get` defines it. */
export const SlackField = z.object({
  id: z.string(),
  label: z.string(),
  type: z.string(),
  /** Set for the built-in fields of Slack. */
  field_name: z.string().nullish(),
  is_hidden: z.boolean().nullish(),
  possible_values: z.array(z.string()).nullish(),
})
export type SlackField = z.infer<typeof SlackField>

/** Slack sends `[]` or `null` for a profile without values. */
const CustomFields = z.record(z.string(), z.object({ value: z.string() })).catch({})

/** A profile as `users.profile.get` answers it; lists of people omit `fields`. */
export const SlackProfile = z.object({
  title: z.string().nullish(),
  start_date: z.string().nullish(),
  fields: CustomFields,
})
export type SlackProfile = z.infer<typeof SlackProfile>

/** The built-in fields that a profile holds in addition to the custom ones, under their own names. */
const ownFields = ['title', 'start_date'] as const

/** Contact details, names and pronouns are not read, because Laurel does not use them. */
const passedOver = new Set([
  'phone',
  'skype',
  'email',
  'pronouns',
  'real_name',
  'display_name',
  'name_pronunciation',
])

const types: Readonly<Record<string, ProfileFieldType>> = {
  options_list: 'choice',
  date: 'date',
  link: 'link',
  user: 'person',
}

/** The fields that everybody in the workspace can see, in its order. */
export const profileFieldsOf = (defined: readonly SlackField[]): ProfileField[] =>
  defined
    .filter(({ is_hidden, field_name }) => is_hidden !== true && !passedOver.has(field_name ?? ''))
    .map(field => ({
      id: ownFields.find(name => name === field.field_name) ?? field.id,
      label: plain(field.label, 200),
      type: types[field.type] ?? 'text',
      choices: (field.possible_values ?? []).map(choice => plain(choice, 200)).slice(0, 200),
    }))
    .filter(({ id, label }) => ProfileFieldId.safeParse(id).success && label !== '')
    .slice(0, profileFieldsMax)

/** The values of a profile in these fields, with people as members. Empty values are left out. */
export const profileValuesOf = (
  teamId: TeamId,
  profile: SlackProfile,
  fields: readonly ProfileField[],
): ProfileFieldValues => {
  const filledIn = fields.flatMap(({ id, type }): [string, string][] => {
    const text = plain(textOf(profile, id), profileValueLengthMax)
    if (text === '') return []
    return [[id, type === 'person' ? peopleIn(teamId, text) : text]]
  })
  return Object.fromEntries(filledIn)
}

const textOf = (profile: SlackProfile, id: string): string => {
  const own = ownFields.find(name => name === id)
  return (own === undefined ? profile.fields[id]?.value : profile[own]) ?? ''
}

/** The people in one field, limited so that their ids fit into a value. */
const peopleMax = 20

const peopleIn = (teamId: TeamId, text: string): string =>
  text
    .split(',')
    .map(slackUserId => memberIdOf(teamId, slackUserId.trim()))
    .slice(0, peopleMax)
    .join(',')

/** Text that every store accepts, without half a character at its end. */
const plain = (text: string, lengthMax: number): string =>
  text.replaceAll('\u0000', '').trim().slice(0, lengthMax).toWellFormed().trim()
