import { type ProfileField, ProfileFieldId } from '@laurel/ledger/members/profile/vocabulary.ts'
import { z } from 'zod'
import type { SourcePerson } from '../sourcePerson.ts'

/** What every source may tell of a person, beside the fields that a company defined. */
export const personFields = ['birthday', 'hired_on', 'manager', 'title', 'department', 'location'] as const
export type PersonField = (typeof personFields)[number]

export const customPrefix = 'custom:'

/** A field of the source: one of `personFields`, or `custom:` and the name that the company gave it. */
export const SourceField = z
  .string()
  .max(220)
  .refine(name => personFields.some(field => field === name) || /^custom:./.test(name), {
    error: 'Choose a field of the source.',
  })
export type SourceField = z.infer<typeof SourceField>

/** The facts about members that Laurel itself uses. */
export const ownTargets = ['birthday', 'start_date', 'manager'] as const
export type OwnTarget = (typeof ownTargets)[number]

/** What a sync fills: a fact that Laurel uses, or a profile field. */
export const FieldMapping = z
  .record(ProfileFieldId, SourceField)
  .refine(mapping => Object.keys(mapping).length <= 100, { error: 'Map at most 100 fields.' })
export type FieldMapping = Readonly<z.infer<typeof FieldMapping>>

/** Profile fields that Laurel keeps for a source, where the workspace has none of the kind. */
export const ownFieldPrefix = 'hr_'
export const isOwnField = (id: string): boolean => id.startsWith(ownFieldPrefix)

const labels: Readonly<Record<'title' | 'department' | 'location', readonly string[]>> = {
  title: ['title', 'job title', 'position'],
  department: ['department', 'team'],
  location: ['location', 'office', 'site'],
}
const parts = ['title', 'department', 'location'] as const

/** The mapping until an administrator chooses one: fields of the workspace by their labels, and own ones for the rest. */
export const usualMapping = (fields: readonly ProfileField[]): FieldMapping => {
  const texts = fields.filter(({ id, type }) => (type === 'text' || type === 'choice') && !isOwnField(id))
  const targets = parts.map(part => {
    const found = texts.find(({ label }) => labels[part].includes(label.trim().toLowerCase()))
    return [found?.id ?? `${ownFieldPrefix}${part}`, part]
  })
  return { birthday: 'birthday', start_date: 'hired_on', manager: 'manager', ...Object.fromEntries(targets) }
}

/** The profile fields of a mapping that the team does not have yet. */
export const missingOwnFields = (
  mapping: FieldMapping,
  fields: readonly ProfileField[],
): readonly ProfileField[] =>
  Object.entries(mapping).flatMap(([id, source]) =>
    isOwnField(id) && !fields.some(field => field.id === id)
      ? [{ id, label: labelOf(source), type: 'text' as const, choices: [] }]
      : [],
  )

const labelOf = (source: SourceField): string => {
  const name = source.startsWith(customPrefix) ? source.slice(customPrefix.length) : source
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`.slice(0, 200)
}

/** The text of a field of the source; null where it is empty. Managers are members and no text. */
export const sourceText = (person: SourcePerson, field: SourceField): string | null => {
  switch (field) {
    case 'birthday':
      return person.birthday
    case 'hired_on':
      return person.hiredOn
    case 'title':
      return person.title
    case 'department':
      return person.department
    case 'location':
      return person.location
    case 'manager':
      return null
    default:
      return person.custom[field.slice(customPrefix.length)] ?? null
  }
}
