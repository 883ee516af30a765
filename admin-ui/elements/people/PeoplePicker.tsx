import { searchUsers } from '@laurel/contract/people/searchUsers.ts'
import type { UserReference } from '@laurel/contract/people/userReference.ts'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { useRested } from '../form/useRested.ts'

type PeoplePickerProps = {
  readonly label: string
  readonly hint?: string
  readonly isDisabled?: boolean
  readonly chosen: readonly UserReference[]
  /** Of the chosen, who can't be taken out again. */
  readonly required?: readonly UserReference[]
  readonly onChoose: (chosen: readonly UserReference[]) => void
}

/**
 * Chooses people by name. Nothing is asked until something is typed, people cannot be chosen twice, and those who are required
 * stays.
 */
export const PeoplePicker = (props: PeoplePickerProps) => {
  const text = useText()
  const { label, hint, isDisabled = false, chosen, required = [], onChoose } = props
  const isRequired = (id: string): boolean => required.some(person => person.id === id)
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  const { data, isFetching } = useAnswer(
    searchUsers,
    after => ({ query: { ...after, q: search } }),
    [search],
    search !== '',
  )
  const isBehind = search !== typed.trim()
  const answered = search === '' ? [] : (data?.users ?? [])
  // Who no longer fits must not be chosen in the moment before the next answer.
  const found = isBehind ? answered.filter(({ name }) => isCalled(name, typed)) : answered
  return (
    <Autocomplete<UserReference, true>
      multiple
      disabled={isDisabled}
      options={found}
      value={[...chosen]}
      onChange={(_event, people) => {
        onChoose([...required, ...people.filter(({ id }) => !isRequired(id))])
        setTyped('')
      }}
      inputValue={typed}
      // The list of the chosen is a new one at each look, which would count as a reason to clear what was typed.
      onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
      filterOptions={options => options}
      filterSelectedOptions
      getOptionLabel={person => person.name}
      getOptionKey={person => person.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching || isBehind}
      noOptionsText={typed === '' ? text('people.typeAName') : text('people.noSuchPerson')}
      renderValue={(people, itemProps) =>
        people.map((person, index) => {
          const { key, onDelete, ...item } = itemProps({ index })
          return (
            <Chip
              key={key}
              size="small"
              label={person.name}
              {...item}
              {...(!isRequired(person.id) && { onDelete })}
            />
          )
        })
      }
      renderInput={parameters => <TextField {...parameters} label={label} helperText={hint} />}
    />
  )
}

const isCalled = (name: string, typed: string): boolean =>
  name.toLowerCase().includes(typed.trim().toLowerCase())
