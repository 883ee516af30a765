import { listParkedAnnouncements } from '@laurel/contract/operations/deadAnnouncements.ts'
import Alert from '@mui/material/Alert'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'
import { FailedMessages } from './FailedMessages.tsx'
import { FailedPostings } from './FailedPostings.tsx'

/** What Laurel could not finish by itself, with the reason and the way on. */
export const DeadLetterList = () => {
  const text = useText()
  const { data: messages = [], error } = useAnswer(listParkedAnnouncements, after => ({ query: after }))
  return (
    <Page
      title={text('operations.unfinished')}
      lead={text('operations.unfinishedLead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      <FailedPostings />
      {messages.length > 0 && <FailedMessages messages={messages} />}
      {error && (
        <Alert severity="error" sx={{ marginTop: 3 }}>
          {text('operations.messagesUnread', { reason: error.message })}
        </Alert>
      )}
    </Page>
  )
}
