import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { useCountryCodes } from '../../elements/formats/useCountryCodes.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** The countries where an item is offered; all if none is chosen. */
export const CountriesInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const formats = useFormats()
  const { field } = useInput<readonly string[]>({ source })
  const codes = useCountryCodes()
  return (
    <Autocomplete<string, true>
      multiple
      options={codes}
      value={[...field.value]}
      onChange={(_event, chosen) => field.onChange(chosen)}
      getOptionLabel={formats.country}
      disableCloseOnSelect
      renderInput={parameters => (
        <TextField {...parameters} label={text('items.countries')} helperText={text('items.countriesHint')} />
      )}
    />
  )
}
