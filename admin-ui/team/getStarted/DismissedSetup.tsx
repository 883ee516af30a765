import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useShowsSetup } from './useShowsSetup.ts'

/** Whoever comes back after dismissing the checklist can have it again. */
export const DismissedSetup = () => {
  const { perform, isRunning, refusal } = useShowsSetup('Setup is back in the sidebar.')
  return (
    <Alert
      severity={refusal ? 'error' : 'info'}
      sx={{ maxWidth: 860, marginBottom: 2 }}
      action={
        <Button color="inherit" size="small" loading={isRunning} onClick={() => void perform(true)}>
          Show it again
        </Button>
      }
    >
      {refusal?.message ?? 'Setup was dismissed, so it is not in the sidebar.'}
    </Alert>
  )
}
