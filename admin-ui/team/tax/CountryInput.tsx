import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { useCountryCodes } from '../../elements/formats/useCountryCodes.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'

type CountryInputProps = { readonly source: string; readonly label: string; readonly hint?: string }

/** One country by its name; an empty text stands for none. */
export const CountryInput = ({ source, label, hint }: CountryInputProps) => {
  const formats = useFormats()
  const { field, fieldState } = useInput<string>({ source })
  const codes = useCountryCodes()
  return (
    <Autocomplete<string>
      options={codes}
      value={field.value === '' ? null : field.value}
      onChange={(_event, chosen) => field.onChange(chosen ?? '')}
      getOptionLabel={formats.country}
      autoHighlight
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
