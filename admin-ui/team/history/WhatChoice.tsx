import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

const everything = 'everything'

type WhatChoiceProps = {
  readonly label: string
  readonly all: string
  readonly value: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** An empty text stands for all. */
  readonly onChoose: (value: string) => void
}

/** Narrows a history to one kind of entry. */
export const WhatChoice = ({ label, all, value, choices, onChoose }: WhatChoiceProps) => (
  <TextField
    select
    label={label}
    value={choices.some(choice => choice.value === value) ? value : everything}
    onChange={event => onChoose(event.target.value === everything ? '' : event.target.value)}
    sx={{ width: { xs: '100%', sm: 240 } }}
  >
    <MenuItem value={everything}>{all}</MenuItem>
    {choices.map(choice => (
      <MenuItem key={choice.value} value={choice.value}>
        {choice.label}
      </MenuItem>
    ))}
  </TextField>
)
