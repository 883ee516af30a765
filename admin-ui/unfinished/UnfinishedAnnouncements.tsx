import {
  type ParkedAnnouncement,
  retryParkedAnnouncements,
} from '@laurel/contract/operations/deadAnnouncements.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { PointsAmount } from '../points/PointsAmount.tsx'
import { When } from '../table/When.tsx'
import { Unfinished } from './Unfinished.tsx'

type UnfinishedAnnouncementsProps = { readonly announcements: readonly ParkedAnnouncement[] }

/** Messages that Slack did not take. They are sent again together, because one cause mostly stopped them all. */
export const UnfinishedAnnouncements = ({ announcements }: UnfinishedAnnouncementsProps) => {
  const { client } = useConnection()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, options) => client.call(retryParkedAnnouncements, {}, options),
    'The messages are on their way to Slack again.',
  )
  return (
    <Box component="section" aria-labelledby="unfinished-messages" sx={{ marginTop: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 2 }}>
        <Typography variant="h2" id="unfinished-messages" sx={{ flexGrow: 1 }}>
          Messages that Slack did not take
        </Typography>
        <Button variant="outlined" loading={isRunning} onClick={() => void perform(null)}>
          Send all again
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
        {announcements.map(announcement => (
          <Announcement key={announcement.id} announcement={announcement} />
        ))}
      </Card>
    </Box>
  )
}

const Announcement = ({ announcement }: { readonly announcement: ParkedAnnouncement }) => {
  const { user, points, occurred_at, wanted, problem } = announcement
  const shoutout = user ? `The shoutout of ${user.name}` : 'A shoutout'
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
      <Unfinished
        what={wanted === 'given' ? `${shoutout} was not announced` : `${shoutout} is still shown as given`}
        why={problem ?? 'Slack gave no reason.'}
      />
      <Box sx={{ display: 'flex', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
        {points !== null && <PointsAmount points={points} />}
        {occurred_at !== null && <When instant={occurred_at} />}
      </Box>
    </Box>
  )
}
