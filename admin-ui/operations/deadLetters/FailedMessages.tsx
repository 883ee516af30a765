import {
  type ParkedAnnouncement,
  retryParkedAnnouncements,
} from '@laurel/contract/admin/parkedAnnouncements.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { Failure } from './Failure.tsx'

type FailedMessagesProps = { readonly messages: readonly ParkedAnnouncement[] }

/** Messages that Slack did not take. They are sent again together, because one cause mostly stopped them all. */
export const FailedMessages = ({ messages }: FailedMessagesProps) => {
  const text = useText()
  const { client } = useConnection()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, options) => client.call(retryParkedAnnouncements, {}, options),
    text('operations.sendingAll'),
  )
  return (
    <Box component="section" aria-labelledby="unfinished-messages" sx={{ marginTop: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 2 }}>
        <Typography variant="h2" id="unfinished-messages" sx={{ flexGrow: 1 }}>
          {text('operations.messages')}
        </Typography>
        <Button variant="outlined" loading={isRunning} onClick={() => void perform(null)}>
          {text('operations.sendAll')}
        </Button>
      </Box>
      {refusal && (
        <Alert severity="error" sx={{ marginBottom: 2 }}>
          {refusal.message}
        </Alert>
      )}
      <Card
        component="ul"
        aria-labelledby="unfinished-messages"
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {messages.map(announcement => (
          <Announcement key={announcement.id} announcement={announcement} />
        ))}
      </Card>
    </Box>
  )
}

const Announcement = ({ announcement }: { readonly announcement: ParkedAnnouncement }) => {
  const { user, points, occurred_at, wanted, problem } = announcement
  const text = useText()
  const shoutout = user ? text('operations.shoutoutOf', { name: user.name }) : text('operations.aShoutout')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1.5,
        padding: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Failure
        what={text(wanted === 'given' ? 'operations.notAnnounced' : 'operations.stillShown', { shoutout })}
        why={problem ?? text('operations.noReason')}
      />
      <Box sx={{ display: 'flex', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
        {points !== null && <PointsAmount points={points} />}
        {occurred_at !== null && <When instant={occurred_at} />}
      </Box>
    </Box>
  )
}
