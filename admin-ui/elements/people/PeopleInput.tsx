import type { UserReference } from '@laurel/contract/people/userReference.ts'
import FormHelperText from '@mui/material/FormHelperText'
import { useInput } from 'ra-core'
import { useState } from 'react'
import { PeoplePicker } from './PeoplePicker.tsx'

type PeopleInputProps = {
  readonly source: string
  readonly label: string
  readonly hint?: string
  readonly isDisabled?: boolean
  /** The people whose ids the form begins with. */
  readonly known?: readonly UserReference[]
  /** Of the known, who can't be taken out again. */
  readonly required?: readonly UserReference[]
  readonly onChoose?: (people: readonly UserReference[]) => void
}

/** People of a form, chosen by name and sent by id. */
export const PeopleInput = ({ source, known = [], onChoose, ...words }: PeopleInputProps) => {
  const { field, fieldState } = useInput<readonly string[]>({ source })
  const [seen, setSeen] = useState<ReadonlyMap<string, UserReference>>(new Map())
  const ids: readonly string[] = field.value
  const chosen = ids.flatMap(id => known.find(person => person.id === id) ?? seen.get(id) ?? [])
  return (
    <div>
      <PeoplePicker
        {...words}
        chosen={chosen}
        onChoose={people => {
          setSeen(new Map([...seen, ...people.map(person => [person.id, person] as const)]))
          field.onChange(people.map(({ id }) => id))
          onChoose?.(people)
        }}
      />
      {fieldState.error && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </div>
  )
}
