import type { CustomField } from '@laurel/contract/people/customField.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { meanings } from './profileFieldTexts.ts'

type FieldChoiceProps = {
  readonly meaning: (typeof meanings)[number]
  readonly fields: readonly CustomField[]
  readonly value: string | null
  /** Chosen by its name, and not saved yet. */
  readonly isProposed: boolean
  readonly problem?: string
  readonly onChoose: (id: string | null) => void
}

/** Stands for no field: fields have no such id. */
const none = ''

/** One of the fields that could mean this, or none. A field that was saved and is gone from Slack is still said. */
export const FieldChoice = ({ meaning, fields, value, isProposed, problem, onChoose }: FieldChoiceProps) => {
  const choices = fields.filter(({ type }) => type === meaning.type)
  const isGone = value !== null && !choices.some(({ id }) => id === value)
  const hint = isProposed
    ? `Proposed by its name: nothing changes before you save. ${meaning.hint}`
    : choices.length === 0
      ? meaning.none
      : meaning.hint
  return (
    <TextField
      select
      label={meaning.label}
      value={value ?? none}
      onChange={event => onChoose(event.target.value === none ? null : event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={none}>No field</MenuItem>
      {choices.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
      {isGone && <MenuItem value={value}>A field that is gone from Slack</MenuItem>}
    </TextField>
  )
}
