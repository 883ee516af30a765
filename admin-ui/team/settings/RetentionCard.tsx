import { getSettings } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { RetentionDialog } from './RetentionDialog.tsx'
import { SettingsCard } from './SettingsCard.tsx'

const offered = [6, 12, 24, 36, 60]

/** For how long free text is kept. */
export const RetentionCard = () => {
  const text = useText()
  const settings = useAnswer(getSettings, after => ({ query: after }))
  return (
    <SettingsCard title={text('settings.retention')} sentence={text('settings.retentionSentence')}>
      {settings.data && (
        <RetentionChoice
          key={settings.data.text_retention_months}
          current={settings.data.text_retention_months}
        />
      )}
      <NotLoaded of={settings} columns={1} />
      <Typography variant="body2" color="text.secondary">
        {text('settings.retentionSlack')}
      </Typography>
    </SettingsCard>
  )
}

const RetentionChoice = ({ current }: { readonly current: number | null }) => {
  const text = useText()
  const [chosen, setChosen] = useState(current)
  const [isAsking, setAsking] = useState(false)
  const months = [...new Set(current === null ? offered : [...offered, current])].toSorted((a, b) => a - b)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        select
        label={text('settings.retentionLabel')}
        value={String(chosen ?? '')}
        onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 200px' }}
      >
        <MenuItem value="">{text('settings.retentionForever')}</MenuItem>
        {months.map(value => (
          <MenuItem key={value} value={String(value)}>
            {text('settings.retentionMonths', { months: value })}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={chosen === current} onClick={() => setAsking(true)}>
        {text('settings.retentionChange')}
      </Button>
      {isAsking && <RetentionDialog months={chosen} onClose={() => setAsking(false)} />}
    </Box>
  )
}
