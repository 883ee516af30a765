import {
  type ParkedAnnouncement,
  retryParkedAnnouncements,
} from '@laurel/contract/operations/deadAnnouncements.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useAct } from '../../elements/action/useAct.ts'
import type { Column } from '../../elements/list/column.ts'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { Failure } from './Failure.tsx'

/** Messages that Slack did not take. They are sent again together, because one cause mostly stopped them all. */
export const FailedMessages = ({ messages }: { readonly messages: ParkedAnnouncement[] }) => {
  const text = useText()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(retryParkedAnnouncements, {}),
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
      <PlainList label={text('operations.messages')} rows={messages} columns={columns} />
    </Box>
  )
}

const columns: readonly Column<ParkedAnnouncement>[] = [
  {
    name: 'what',
    label: 'operations.whatCouldNotBe',
    isCardTitle: true,
    cell: row => <Message message={row} />,
  },
  {
    name: 'points',
    label: 'field.points',
    sortField: 'points',
    isNumeric: true,
    cell: ({ points }) => (points === null ? '–' : <PointsAmount points={points} />),
  },
  {
    name: 'since',
    label: 'field.since',
    sortField: 'occurred_at',
    width: 130,
    cell: ({ occurred_at }) => occurred_at && <When instant={occurred_at} />,
  },
]

const Message = ({ message: { user, wanted, problem } }: { readonly message: ParkedAnnouncement }) => {
  const text = useText()
  const shoutout = user ? text('operations.shoutoutOf', { name: user.name }) : text('operations.aShoutout')
  return (
    <Failure
      what={text(wanted === 'given' ? 'operations.notAnnounced' : 'operations.stillShown', { shoutout })}
      why={problem ?? text('operations.noReason')}
    />
  )
}
