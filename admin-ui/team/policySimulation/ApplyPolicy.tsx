import { getPointsExpiry } from '@laurel/contract/team/pointsExpiry.ts'
import type { ChangedPolicy } from '@laurel/contract/team/policySimulation.ts'
import { getSettings } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { appliedChanges } from './appliedChanges.ts'

const pages = {
  pointOptions: '/recognition',
  spotAwardMax: '/awards',
  celebrations: '/birthdays/settings',
  expiry: '/settings',
} as const

/** Leads from a simulated policy to the same policy in force. */
export const ApplyPolicy = ({ policy }: { readonly policy: ChangedPolicy }) => {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const settings = useAnswer(getSettings, after => ({ query: after }))
  const expiry = useAnswer(getPointsExpiry, after => ({ query: after }))
  if (!settings.data || !expiry.data) return null
  const inForce = { allowance: settings.data.allowance, expiryMonths: expiry.data.months }
  const changes = appliedChanges(policy, inForce)
  const isInForce = changes.allowance === null && changes.expiryMonths === null
  return (
    <Box sx={{ marginBottom: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {!isInForce && (
        <Button variant="contained" onClick={() => setAsking(true)}>
          {text('policySimulation.apply')}
        </Button>
      )}
      {isInForce && changes.elsewhere.length === 0 && (
        <Typography color="text.secondary">{text('policySimulation.inForce')}</Typography>
      )}
      {changes.elsewhere.map(name => (
        <Link key={name} component={RouterLink} to={pages[name]}>
          {text(`policySimulation.elsewhere.${name}`)}
        </Link>
      ))}
      {isAsking && <ApplyDialog changes={changes} inForce={inForce} onClose={() => setAsking(false)} />}
    </Box>
  )
}
