import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'

type FailedStateProps = { readonly message: string; readonly onRetry: () => void }

/** What was to be shown could not be loaded; the reason, and another try. */
export const FailedState = ({ message, onRetry }: FailedStateProps) => {
  const text = useText()
  return (
    <Stack role="alert" sx={{ alignItems: 'center', textAlign: 'center', padding: '48px 24px', gap: 1.5 }}>
      <Typography variant="h3" component="p">
        {text('states.thisCouldNotBe')}
      </Typography>
      <Typography color="text.secondary">{message}</Typography>
      <Button variant="outlined" onClick={onRetry}>
        {text('action.tryAgain')}
      </Button>
    </Stack>
  )
}
