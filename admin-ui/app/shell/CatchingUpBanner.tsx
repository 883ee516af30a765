import Alert from '@mui/material/Alert'
import { useText } from '../../messages/useText.ts'

/** Shown while the read models are far behind the log, as after a long pause of the server. */
export const CatchingUpBanner = () => {
  const text = useText()
  return (
    <Alert
      role="status"
      severity="info"
      icon={false}
      sx={{ borderRadius: 0, justifyContent: 'center', paddingBlock: 0.25 }}
    >
      {text('shell.catchingUp')}
    </Alert>
  )
}
