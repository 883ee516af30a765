import { ping } from '@laurel/contract/access/ping.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import { useConnection } from '../connection/ConnectionContext.ts'

const pingMilliseconds = 30_000

/** Asks every 30 seconds whether the session still stands, and covers the page once it does not. */
export const SessionWatch = () => {
  const { client, onSessionExpired } = useConnection()
  const [isExpired, setExpired] = useState(false)

  useEffect(() => onSessionExpired(() => setExpired(true)), [onSessionExpired])
  useEffect(() => {
    // An end of the session arrives by the listener above; a ping that can't be sent says nothing about it.
    const timer = setInterval(() => void client.call(ping, {}).catch(() => undefined), pingMilliseconds)
    return () => clearInterval(timer)
  }, [client])

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
