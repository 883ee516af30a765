import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'

type ChoiceInputProps<Value extends string | number | null> = {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly hint?: string
  readonly isDisabled?: boolean
  readonly onChoose?: (value: Value) => void
}

/** One of a few, each by its name. */
export const ChoiceInput = <Value extends string | number | null>(props: ChoiceInputProps<Value>) => {
  const { source, label, choices, hint, isDisabled = false, onChoose } = props
  const {
    field: { ref, ...field },
    fieldState,
    id,
  } = useInput<Value>({
    source,
    // A list of choices speaks texts; their values are those of the request.
    format: value => String(choices.findIndex(choice => choice.value === value)),
    parse: (index: string) => choiceAt(choices, index).value,
  })
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      onChange={event => {
        field.onChange(event)
        onChoose?.(choiceAt(choices, event.target.value).value)
      }}
      select
      label={label}
      disabled={isDisabled}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        select: { displayEmpty: true, MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } },
        inputLabel: { shrink: true },
      }}
    >
      {choices.map((choice, index) => (
        <MenuItem key={String(choice.value)} value={String(index)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const choiceAt = <Choice,>(choices: readonly Choice[], index: string): Choice => {
  const choice = choices[Number(index)]
  if (choice === undefined) throw new Error(`There is no choice ${index}.`)
  return choice
}
