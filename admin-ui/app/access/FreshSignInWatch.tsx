import { startSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLeaveForSlack } from '../../entry/useLeaveForSlack.ts'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

/** Asks for a fresh sign-in when a call needs one. The sign-in leads back to this page. */
export const FreshSignInWatch = () => {
  const text = useText()
  const { client, onFreshSignInRequired } = useConnection()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    return onFreshSignInRequired(() => setOpen(true))
  }, [onFreshSignInRequired])
  const { leave, isLeaving, failure } = useLeaveForSlack(
    () => startSlackSignIn(client, sessionStorage, `${pathname}${search}`),
    text('signIn.somethingWrong'),
  )

  return (
    <Dialog open={isOpen} maxWidth="xs" aria-labelledby="fresh-sign-in">
      <DialogTitle id="fresh-sign-in" variant="h2">
        {text('access.signInAgainToContinue')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text('access.freshSignInReason')}</DialogContentText>
        {failure !== undefined && (
          <Alert severity="error" sx={{ marginTop: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => setOpen(false)} disabled={isLeaving}>
          {text('action.cancel')}
        </Button>
        <Button variant="contained" autoFocus loading={isLeaving} onClick={leave}>
          {text('signIn.signInWithSlack')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
