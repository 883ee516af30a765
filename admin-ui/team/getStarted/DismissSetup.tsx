import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { useShowsSetup } from './useShowsSetup.ts'

/** Takes the checklist out of the sidebar and goes where the work is. */
export const DismissSetup = () => {
  const navigate = useNavigate()
  const { perform, isRunning, refusal } = useShowsSetup('Setup is dismissed. You find it again under Help.')
  const dismiss = async () => {
    if (await perform(false)) void navigate('/recognition')
  }
  return (
    <>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Button variant="outlined" loading={isRunning} onClick={() => void dismiss()}>
        Dismiss setup
      </Button>
    </>
  )
}
