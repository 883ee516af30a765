import { BillingInterval } from '@laurel/ledger/teams/vocabulary.ts'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useText } from '../../messages/useText.ts'

type IntervalChoiceProps = {
  readonly interval: BillingInterval
  readonly onChange: (interval: BillingInterval) => void
}

/** Monthly or annual. */
export const IntervalChoice = ({ interval, onChange }: IntervalChoiceProps) => {
  const text = useText()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={interval}
      aria-label={text('plans.howOften')}
      onChange={(_event, value) => {
        const chosen = BillingInterval.safeParse(value)
        if (chosen.success) onChange(chosen.data)
      }}
      sx={{ justifySelf: 'center', '& .MuiToggleButton-root': { paddingInline: 3 } }}
    >
      <ToggleButton value="MONTHLY">{text('plans.monthly')}</ToggleButton>
      <ToggleButton value="ANNUAL">{text('plans.annual')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
