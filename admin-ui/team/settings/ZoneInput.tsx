import { isTimeZone } from '@laurel/ledger/kernel/timeZone.ts'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { useMemo } from 'react'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** A time zone by its name, with the time that it is there. */
export const ZoneInput = ({ source, label }: { readonly source: string; readonly label: string }) => {
  const text = useText()
  const { locale } = useFormats()
  const { field, fieldState, id } = useInput<string>({ source })
  const { ref, value, onChange, onBlur } = field
  const zones = useMemo(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value])], [value])
  const now = isTimeZone(value)
    ? new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: value,
      }).format(new Date())
    : undefined
  return (
    <Autocomplete
      id={id}
      disableClearable
      options={zones}
      value={value}
      getOptionLabel={zone => zone.replaceAll('_', ' ')}
      onChange={(_event, zone) => onChange(zone)}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? (now && text('settings.zoneNow', { now }))}
        />
      )}
    />
  )
}
