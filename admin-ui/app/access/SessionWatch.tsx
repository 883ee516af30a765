import { watchSession } from '@laurel/contract/browser/watchSession.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

/** Covers the page when the session has ended. */
export const SessionWatch = () => {
  const text = useText()
  const connection = useConnection()
  const [isExpired, setExpired] = useState(false)
  useEffect(() => watchSession(connection, () => setExpired(true)), [connection])

  return (
    <Dialog open={isExpired} maxWidth="xs" aria-labelledby="session-expired">
      <DialogTitle id="session-expired" variant="h2">
        {text('access.yourSessionHasExpired')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text('access.forSecurityPurposesYour')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => window.location.reload()}>
          {text('access.reloadPage')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
