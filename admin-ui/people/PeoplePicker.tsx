import type { Member } from '@laurel/contract/admin/members.ts'
import type { UserReference } from '@laurel/contract/records/userReference.ts'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useRested } from './useRested.ts'

type PeoplePickerProps = {
  readonly label: string
  readonly hint?: string
  readonly isDisabled?: boolean
  readonly chosen: readonly UserReference[]
  readonly onChoose: (chosen: readonly UserReference[]) => void
}

/** Chooses people by name. Nothing is asked until something is typed, and nobody can be chosen twice. */
export const PeoplePicker = ({ label, hint, isDisabled = false, chosen, onChoose }: PeoplePickerProps) => {
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  const { data = [], isFetching } = useGetList<Member>(
    'members',
    {
      filter: { q: search, is_active: true },
      pagination: { page: 1, perPage: 8 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: search !== '', retry: false },
  )
  const found: readonly UserReference[] = search === '' ? [] : data
  return (
    <Autocomplete<UserReference, true>
      multiple
      disabled={isDisabled}
      options={[...found]}
      value={[...chosen]}
      onChange={(_event, people) => {
        onChoose(people)
        setTyped('')
      }}
      inputValue={typed}
      // The list of the chosen is a new one at each look, which would count as a reason to clear what was typed.
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      filterOptions={options => options}
      filterSelectedOptions
      getOptionLabel={person => person.name}
      getOptionKey={person => person.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      noOptionsText={typed === '' ? 'Type a name' : 'Nobody by that name'}
      renderInput={parameters => <TextField {...parameters} label={label} helperText={hint} />}
    />
  )
}
