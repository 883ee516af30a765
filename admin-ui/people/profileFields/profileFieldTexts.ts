import type { CustomField, ProfileFields } from '@laurel/contract/people/customField.ts'

type Meaning = {
  readonly name: keyof ProfileFields
  readonly label: string
  /** What a field must be to mean this. */
  readonly type: CustomField['type']
  readonly hint: string
  /** Where no field could mean it. */
  readonly none: string
}

/** What Laurel acts on, in the order it is asked for. */
export const meanings: readonly Meaning[] = [
  {
    name: 'manager',
    label: 'Manager',
    type: 'person',
    hint: 'Whoever is named there sees the recognition of the people who report to them.',
    none: 'Your workspace has no field that names a person.',
  },
  {
    name: 'start_date',
    label: 'Start date',
    type: 'date',
    hint: 'For work anniversaries and for the welcome of new hires.',
    none: 'Your workspace has no field that holds a date.',
  },
  {
    name: 'birthday',
    label: 'Birthday',
    type: 'date',
    hint: 'Month and day are celebrated; the year is shown to nobody.',
    none: 'Your workspace has no field that holds a date.',
  },
]

export const typeWords: Readonly<Record<CustomField['type'], string>> = {
  text: 'Text',
  choice: 'One of a list',
  date: 'Date',
  link: 'Link',
  person: 'Person',
}

/** The field that most likely names the manager. It means nothing before somebody saves it. */
export const proposedManager = (fields: readonly CustomField[]): string | null =>
  fields.find(({ type, label }) => type === 'person' && label.trim().toLowerCase() === 'manager')?.id ?? null
