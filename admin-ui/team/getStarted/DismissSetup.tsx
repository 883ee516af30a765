import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { useShowsSetup } from './useShowsSetup.ts'

/** Takes the checklist out of the sidebar and goes where the work is. */
export const DismissSetup = () => {
  const text = useText()
  const navigate = useNavigate()
  const { perform, isRunning, refusal } = useShowsSetup(text('team.setupIsDismissedYou'))
  const dismiss = async () => {
    if (await perform(false)) void navigate('/recognition')
  }
  return (
    <>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Button variant="outlined" loading={isRunning} onClick={() => void dismiss()}>
        {text('team.dismissSetup')}
      </Button>
    </>
  )
}
