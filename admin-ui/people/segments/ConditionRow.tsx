import Close from '@mui/icons-material/CloseOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { get, useFormState } from 'react-hook-form'
import { useText } from '../../messages/useText.ts'
import type { DraftCondition, TeamFields } from './segmentForm.ts'

type ConditionRowProps = {
  readonly place: { readonly group: number; readonly number: number }
  readonly condition: DraftCondition
  readonly fields: TeamFields
  readonly isOffered: (fieldId: string) => boolean
  readonly onChange: (condition: DraftCondition) => void
  readonly onRemove?: () => void
}

const operators = ['=', 'BEGINS_WITH', 'CONTAINS'] as const

/** The suggestions of a long list; typing narrows them. */
const suggestionsMax = 100

export const ConditionRow = (props: ConditionRowProps) => {
  const { place, condition, fields, isOffered, onChange, onRemove } = props
  const text = useText()
  const { errors } = useFormState()
  const errorOf = (name: keyof DraftCondition): string | undefined => {
    const error: unknown = get(errors, `filters.${place.group - 1}.${place.number - 1}.${name}.message`)
    return typeof error === 'string' ? error : undefined
  }
  const { field_id: fieldId } = condition
  const isGone = fieldId !== '' && !fields.fields.some(({ id }) => id === fieldId)
  const values = fields.field_values[fieldId] ?? []
  const suggestions = values
    .filter(value => value.toLowerCase().includes(condition.field_value.toLowerCase()))
    .slice(0, suggestionsMax)
  return (
    <Box sx={rowStyle}>
      <TextField
        select
        label={text('segments.field')}
        value={fieldId}
        error={errorOf('field_id') !== undefined}
        helperText={errorOf('field_id') ?? (isGone ? text('segments.goneFieldHint') : undefined)}
        onChange={event => onChange({ ...condition, field_id: event.target.value, field_value: '' })}
      >
        {fields.fields
          .filter(({ id }) => isOffered(id))
          .map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        {isGone && <MenuItem value={fieldId}>{text('segments.goneField')}</MenuItem>}
      </TextField>
      <TextField
        select
        label={text('segments.operator')}
        value={condition.operator}
        onChange={event => {
          const operator = operators.find(known => known === event.target.value)
          if (operator) onChange({ ...condition, operator })
        }}
      >
        {operators.map(operator => (
          <MenuItem key={operator} value={operator}>
            {text(`segments.operators.${operator}`)}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        freeSolo
        options={suggestions}
        filterOptions={options => options}
        inputValue={condition.field_value}
        value={null}
        onInputChange={(_event, value, reason) => {
          if (reason !== 'reset') onChange({ ...condition, field_value: value })
        }}
        onChange={(_event, value) => {
          if (value !== null) onChange({ ...condition, field_value: value })
        }}
        renderInput={parameters => (
          <TextField
            {...parameters}
            label={text('segments.value')}
            error={errorOf('field_value') !== undefined}
            helperText={errorOf('field_value')}
          />
        )}
      />
      {onRemove && (
        <IconButton
          aria-label={text('segments.removeConditionOf', { ...place })}
          onClick={onRemove}
          sx={{ alignSelf: 'start', justifySelf: 'end' }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) auto' },
} as const
