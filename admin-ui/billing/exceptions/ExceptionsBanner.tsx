import { countedRowsMax } from '@laurel/contract/wire/listQuery.ts'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useGetList } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'

/** Notifies administrators of open exceptions. */
export const ExceptionsBanner = () => {
  const text = useText()
  const { data, total = countedRowsMax } = useGetList(
    'billing/exceptions',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'found_at', order: 'DESC' } },
    { retry: false },
  )
  if (data === undefined || data.length === 0) return null
  return (
    <Alert severity="info" role="status">
      {text('exceptions.count', { smart_count: total })}{' '}
      <Link component={RouterLink} to="/billing/exceptions" color="inherit" sx={{ fontWeight: 600 }}>
        {text('exceptions.see')}
      </Link>
    </Alert>
  )
}
