import Alert from '@mui/material/Alert'
import { Page } from '../../app/shell/Page.tsx'
import { UnfinishedAnnouncements } from './UnfinishedAnnouncements.tsx'
import { UnfinishedPromises } from './UnfinishedPromises.tsx'
import { useUnfinished } from './useUnfinished.ts'

/** What the system could not finish by itself, with why and the way on. */
export const DeadLetterList = () => {
  const { promises, announcements, announcementsError } = useUnfinished()
  return (
    <Page
      title="Unfinished work"
      lead="What Laurel promised and could not finish by itself. Repair what stands in the way, then try again."
      crumb={{ path: '/settings', label: 'Settings' }}
    >
      <UnfinishedPromises promises={promises} />
      {announcements.length > 0 && <UnfinishedAnnouncements announcements={announcements} />}
      {announcementsError && !promises.error && (
        <Alert severity="error" sx={{ marginTop: 3 }}>
          Messages to Slack could not be looked at: {announcementsError.message}
        </Alert>
      )}
    </Page>
  )
}
