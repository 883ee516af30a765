import {
  endSession,
  listSessions,
  type SessionSummary,
  signOutEverywhere,
} from '@laurel/contract/access/sessions.ts'
import { deviceName } from '@laurel/contract/browser/deviceName.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { LoadingRows } from '../../elements/states/LoadingRows.tsx'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useAnswer } from '../connection/useAnswer.ts'

type SessionsDialogProps = { readonly onClose: () => void }

/** The browsers and programs where the signed-in person is signed in, each with a way to sign it out. */
export const SessionsDialog = ({ onClose }: SessionsDialogProps) => {
  const text = useText()
  const { client } = useConnection()
  const { data, error, refetch } = useAnswer(listSessions, () => ({}))
  const { run, isRunning, failure } = useRunning()
  const end = (id: string) =>
    run(async () => {
      await client.call(endSession, { params: { id } })
      await refetch()
    })
  const endAll = () =>
    run(async () => {
      await client.call(signOutEverywhere, {})
      window.location.reload()
    })
  const message = failure ?? error?.message

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="sessions">
      <DialogTitle id="sessions" variant="h2">
        {text('shell.whereSignedIn')}
      </DialogTitle>
      <DialogContent>
        <Typography color="text.secondary">{text('shell.whereSignedInAdvice')}</Typography>
        {message !== undefined && (
          <Alert severity="error" sx={{ marginTop: 2 }}>
            {message}
          </Alert>
        )}
        {data === undefined && error === null && <LoadingRows columns={2} />}
        <List>
          {data?.sessions.map(session => (
            <SessionRow
              key={session.id}
              session={session}
              isRunning={isRunning}
              onEnd={() => end(session.id)}
            />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={endAll} disabled={isRunning}>
          {text('shell.signOutEverywhere')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type SessionRowProps = {
  readonly session: SessionSummary
  readonly isRunning: boolean
  readonly onEnd: () => void
}

const SessionRow = ({ session, isRunning, onEnd }: SessionRowProps) => {
  const text = useText()
  const formats = useFormats()
  const name =
    deviceName(session.user_agent, (browser, system) => text('shell.device', { browser, system })) ??
    text('shell.aProgram')
  const lastUsed = text('shell.lastUsed', { when: formats.instant(session.last_used_at) })
  return (
    <ListItem
      divider
      disableGutters
      secondaryAction={
        session.is_current ? (
          <Chip size="small" label={text('shell.thisBrowser')} />
        ) : (
          <Button
            size="small"
            onClick={onEnd}
            disabled={isRunning}
            aria-label={text('shell.signOutOf', { value: name })}
          >
            {text('shell.signOut')}
          </Button>
        )
      }
      sx={{ paddingRight: 14 }}
    >
      <ListItemText
        primary={name}
        secondary={[lastUsed, session.ip_address].filter(part => part !== null).join(' · ')}
      />
    </ListItem>
  )
}

/** Runs one act at a time, and keeps what went wrong. */
const useRunning = () => {
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = (work: () => Promise<void>): void => {
    setRunning(true)
    setFailure(undefined)
    work()
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
      .finally(() => setRunning(false))
  }
  return { run, isRunning, failure }
}
