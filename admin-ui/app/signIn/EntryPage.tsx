import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import type { EntryProgress } from './useEntry.ts'

/** Shows that the sign-in is under way, or asks the person to confirm who they continue as. */
export const EntryPage = ({ progress }: { readonly progress: EntryProgress }) => {
  const text = useText()
  if (progress.kind === 'exchanging') return <FullPage title={text('signIn.signingIn')} />
  const { name, team, isConfirming, onContinue, onCancel } = progress
  return (
    <SignInFrame>
      <Typography variant="h1">{text('signIn.continueAs', { value: name })}</Typography>
      <Typography color="text.secondary">{text('signIn.continueAsReason', { name, team })}</Typography>
      <Alert severity="info">{text('signIn.continueAsAdvice')}</Alert>
      <Button
        variant="contained"
        size="large"
        onClick={onContinue}
        loading={isConfirming}
        sx={{ minHeight: 48 }}
      >
        {text('signIn.continue')}
      </Button>
      <Button size="large" onClick={onCancel} disabled={isConfirming} sx={{ minHeight: 48 }}>
        {text('action.cancel')}
      </Button>
    </SignInFrame>
  )
}
