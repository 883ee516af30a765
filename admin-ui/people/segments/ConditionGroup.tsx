import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '../../messages/useText.ts'
import { ConditionRow } from './ConditionRow.tsx'
import { blankCondition, type DraftCondition, type TeamFields } from './segmentForm.ts'

type ConditionGroupProps = {
  readonly number: number
  readonly group: readonly DraftCondition[]
  readonly fields: TeamFields
  readonly onChange: (group: readonly DraftCondition[]) => void
  readonly onRemove?: () => void
}

/** Conditions that a member must meet together. A field is offered once. */
export const ConditionGroup = ({ number, group, fields, onChange, onRemove }: ConditionGroupProps) => {
  const text = useText()
  const titleId = useId()
  const used = new Set(group.map(({ field_id }) => field_id))
  return (
    <Box role="group" aria-labelledby={titleId} sx={groupStyle}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="body2" sx={{ fontWeight: 600 }}>
          {text('segments.group', { number })}
        </Typography>
        {onRemove && (
          <Button size="small" onClick={onRemove} aria-label={text('segments.removeGroupOf', { number })}>
            {text('segments.removeGroup')}
          </Button>
        )}
      </Box>
      {group.map((condition, index) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity, and their inputs keep no state.
          key={index}
          place={{ group: number, number: index + 1 }}
          condition={condition}
          fields={fields}
          isOffered={id => id === condition.field_id || !used.has(id)}
          onChange={next => onChange(group.map((other, place) => (place === index ? next : other)))}
          {...(group.length > 1 && {
            onRemove: () => onChange(group.filter((_condition, place) => place !== index)),
          })}
        />
      ))}
      {used.size < fields.fields.length && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => onChange([...group, blankCondition])}
          sx={{ justifySelf: 'start' }}
        >
          {text('segments.addCondition')}
        </Button>
      )}
    </Box>
  )
}

const groupStyle = {
  display: 'grid',
  gap: { xs: 3, sm: 1.5 },
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
} as const
