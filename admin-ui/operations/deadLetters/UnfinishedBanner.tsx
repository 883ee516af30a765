import { listDeadAnnouncements } from '@laurel/contract/operations/deadAnnouncements.ts'
import { countedRowsMax } from '@laurel/contract/wire/listQuery.ts'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useGetList } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'

/** Notifies administrators of unfinished work. */
export const UnfinishedBanner = () => {
  const text = useText()
  const { data: postings, total = countedRowsMax } = useGetList(
    'settings/unfinished',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'occurred_at', order: 'ASC' } },
    { retry: false },
  )
  const { data: messages } = useAnswer(listDeadAnnouncements, after => ({ query: after }))
  const count = postings === undefined || messages === undefined ? 0 : total + messages.length
  if (count === 0) return null
  return (
    <Alert severity="info" sx={{ marginBottom: 3 }}>
      {text('shell.unfinishedCount', { smart_count: count })}{' '}
      <Link component={RouterLink} to="/settings/unfinished" color="inherit" sx={{ fontWeight: 600 }}>
        {text('shell.seeUnfinished')}
      </Link>
    </Alert>
  )
}
