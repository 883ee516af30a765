import { getPointsExpiry } from '@laurel/contract/team/pointsExpiry.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ExpiryDialog } from './ExpiryDialog.tsx'
import { SettingsCard } from './SettingsCard.tsx'

const offered = [6, 12, 18, 24, 36]

/** For how long points can be redeemed. */
export const ExpiryCard = () => {
  const text = useText()
  const formats = useFormats()
  const expiry = useAnswer(getPointsExpiry, after => ({ query: after }))
  return (
    <SettingsCard title={text('settings.expiry')} sentence={text('settings.expirySentence')}>
      {expiry.data && <ExpiryChoice key={expiry.data.months} current={expiry.data.months} />}
      <NotLoaded of={expiry} columns={1} />
      {expiry.data?.not_before != null && (
        <Typography variant="body2" color="text.secondary">
          {text('settings.expiryFirst', { day: formats.calendarDay(expiry.data.not_before) })}
        </Typography>
      )}
    </SettingsCard>
  )
}

const ExpiryChoice = ({ current }: { readonly current: number | null }) => {
  const text = useText()
  const [chosen, setChosen] = useState(current)
  const [isAsking, setAsking] = useState(false)
  const months = [...new Set(current === null ? offered : [...offered, current])].toSorted((a, b) => a - b)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        select
        label={text('settings.expiryLabel')}
        value={String(chosen ?? '')}
        onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 200px' }}
      >
        <MenuItem value="">{text('settings.expiryNever')}</MenuItem>
        {months.map(value => (
          <MenuItem key={value} value={String(value)}>
            {text('settings.expiryMonths', { months: value })}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={chosen === current} onClick={() => setAsking(true)}>
        {text('settings.expiryChange')}
      </Button>
      <Button component={Link} to="/settings/policy-simulator">
        {text('team.tryChange')}
      </Button>
      {isAsking && <ExpiryDialog months={chosen} onClose={() => setAsking(false)} />}
    </Box>
  )
}
