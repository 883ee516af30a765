import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '../../messages/useText.ts'
import { useShowsSetup } from './useShowsSetup.ts'

/** Offers a dismissed checklist again. */
export const DismissedSetup = () => {
  const text = useText()
  const { perform, isRunning, refusal } = useShowsSetup(text('team.setupIsBackIn'))
  return (
    <Alert
      severity={refusal ? 'error' : 'info'}
      sx={{ maxWidth: 860, marginBottom: 2 }}
      action={
        <Button color="inherit" size="small" loading={isRunning} onClick={() => void perform(true)}>
          {text('team.showItAgain')}
        </Button>
      }
    >
      {refusal?.message ?? text('team.setupWasDismissedSo')}
    </Alert>
  )
}
