import type { CustomField, ProfileFields } from '@laurel/contract/people/customField.ts'

type Meaning = {
  readonly name: keyof ProfileFields
  /** What a field must be to mean this. */
  readonly type: CustomField['type']
}

/** What Laurel acts on, in the order it is asked for. */
export const meanings: readonly Meaning[] = [
  { name: 'manager', type: 'person' },
  { name: 'start_date', type: 'date' },
  { name: 'birthday', type: 'date' },
]

/** The field that most likely names the manager. It takes effect once it is saved. */
export const proposedManager = (fields: readonly CustomField[]): string | null =>
  fields.find(({ type, label }) => type === 'person' && label.trim().toLowerCase() === 'manager')?.id ?? null
