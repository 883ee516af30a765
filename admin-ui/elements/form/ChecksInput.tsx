import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useInput } from 'ra-core'
import type { ReactNode } from 'react'

type ChecksInputProps<Value extends string> = {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** What to say where none is chosen. */
  readonly chooseOne: string
}

/** Some of a few, in the order of the choices. */
export const ChecksInput = <Value extends string>(props: ChecksInputProps<Value>) => {
  const { source, label, choices, chooseOne } = props
  const { field, fieldState } = useInput<readonly Value[]>({ source })
  const chosen: readonly Value[] = field.value
  const { error } = fieldState
  const toggle = (value: Value, isOn: boolean) =>
    field.onChange(
      choices.map(each => each.value).filter(each => (each === value ? isOn : chosen.includes(each))),
    )
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {choices.map(choice => (
          <FormControlLabel
            key={choice.value}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(choice.value)}
                onChange={event => toggle(choice.value, event.target.checked)}
              />
            }
            label={choice.label}
          />
        ))}
      </FormGroup>
      {error && (
        <FormHelperText role="alert">{chosen.length === 0 ? chooseOne : error.message}</FormHelperText>
      )}
    </FormControl>
  )
}
