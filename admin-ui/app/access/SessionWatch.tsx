import { watchSession } from '@laurel/contract/browser/watchSession.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import { useConnection } from '../connection/ConnectionContext.ts'

/** Covers the page when the session has ended. */
export const SessionWatch = () => {
  const connection = useConnection()
  const [isExpired, setExpired] = useState(false)
  useEffect(() => watchSession(connection, () => setExpired(true)), [connection])

  return (
    <Dialog open={isExpired} maxWidth="xs" aria-labelledby="session-expired">
      <DialogTitle id="session-expired" variant="h2">
        Your session has expired
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          For security purposes, your current session has expired. Please reload this page and login again.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => window.location.reload()}>
          Reload page
        </Button>
      </DialogActions>
    </Dialog>
  )
}
