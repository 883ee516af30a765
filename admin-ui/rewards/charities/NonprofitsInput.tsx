import { findNonprofits } from '@laurel/contract/rewards/findNonprofits.ts'
import { writtenEin } from '@laurel/contract/rewards/nonprofit.ts'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useRested } from '../../elements/form/useRested.ts'
import { useText } from '../../messages/useText.ts'

type NonprofitsInputProps = {
  /** The field of the request: a list of EINs, and of lists in the content service. */
  readonly source: string
  readonly label: string
  readonly hint: string
}

/** Chooses nonprofits by name, city or EIN. */
export const NonprofitsInput = ({ source, label, hint }: NonprofitsInputProps) => {
  const text = useText()
  const { field, fieldState } = useInput<readonly string[]>({ source })
  const chosen: readonly string[] = field.value ?? []
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  const found = useAnswer(findNonprofits, () => ({ query: { q: search } }), ['found', search], search !== '')
  const eins = chosen.flatMap(entry => einIn(entry) ?? [])
  const known = useAnswer(
    findNonprofits,
    () => ({ query: { eins: eins.join(',') } }),
    ['known', ...eins],
    eins.length > 0,
  )
  const nonprofits = new Map(
    [...(known.data?.nonprofits ?? []), ...(found.data?.nonprofits ?? [])].map(nonprofit => [
      nonprofit.ein,
      nonprofit,
    ]),
  )
  const nameOf = (entry: string): string => {
    const ein = einIn(entry)
    if (ein === undefined) return entry
    const nonprofit = nonprofits.get(ein)
    return nonprofit ? (nonprofit.dba ?? nonprofit.name) : writtenEin(ein)
  }
  return (
    <Autocomplete<string, true>
      multiple
      options={search === '' ? [] : (found.data?.nonprofits ?? []).map(({ ein }) => ein)}
      value={[...chosen]}
      onChange={(_event, entries) => {
        field.onChange(entries)
        setTyped('')
      }}
      onBlur={field.onBlur}
      inputValue={typed}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
      filterOptions={options => options}
      filterSelectedOptions
      getOptionLabel={nameOf}
      getOptionKey={entry => entry}
      renderOption={({ key, ...parameters }, ein) => {
        const nonprofit = nonprofits.get(ein)
        return (
          <li key={key} {...parameters}>
            {nameOf(ein)}
            {nonprofit && `, ${nonprofit.city}, ${nonprofit.state}`}
          </li>
        )
      }}
      loading={found.isFetching || search !== typed.trim()}
      noOptionsText={typed === '' ? text('charities.typeAName') : text('charities.noSuchCharity')}
      renderValue={(entries, itemProps) =>
        entries.map((entry, index) => {
          const { key, ...item } = itemProps({ index })
          return <Chip key={key} size="small" label={nameOf(entry)} {...item} />
        })
      }
      renderInput={parameters => (
        <TextField
          {...parameters}
          label={label}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  )
}

const einIn = (entry: string): string | undefined =>
  /^\d{2}-?\d{7}$/.test(entry.trim()) ? entry.trim().replace('-', '') : undefined
