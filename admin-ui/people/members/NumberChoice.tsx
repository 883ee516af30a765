import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type NumberChoiceProps = {
  readonly label: string
  readonly choices: readonly { readonly value: number; readonly label: string }[]
  readonly value: number
  readonly onChoose: (value: number) => void
  readonly problem?: string | undefined
  readonly isDisabled?: boolean
}

/** One of a few numbers by its name, such as a month. */
export const NumberChoice = (props: NumberChoiceProps) => {
  const { label, choices, value, onChoose, problem, isDisabled = false } = props
  return (
    <TextField
      select
      label={label}
      value={String(value)}
      onChange={event => onChoose(Number(event.target.value))}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
    >
      {choices.map(choice => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
