import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useUnfinished } from './useUnfinished.ts'

/** Tells administrators quietly that something waits for them; nothing is shown while nothing does. */
export const UnfinishedBanner = () => {
  const { count } = useUnfinished()
  if (count === undefined || count === 0) return null
  return (
    <Alert severity="info" sx={{ marginBottom: 3 }}>
      {count === 1 ? 'One thing could not be finished' : `${count} things could not be finished`} without you.{' '}
      <Link component={RouterLink} to="/settings/unfinished" color="inherit" sx={{ fontWeight: 600 }}>
        See unfinished work
      </Link>
    </Alert>
  )
}
