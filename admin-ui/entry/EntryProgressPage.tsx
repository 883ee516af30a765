import { Button } from './elements/Button.tsx'
import { Message } from './elements/Message.tsx'
import { FullPage } from './FullPage.tsx'
import { Head, SignInFrame } from './SignInFrame.tsx'
import { text } from './text.ts'
import type { EntryProgress } from './useEntry.ts'

/** Shows that the sign-in is under way, or asks the person to confirm who they continue as. */
export const EntryProgressPage = ({ progress }: { readonly progress: EntryProgress }) => {
  if (progress.kind === 'exchanging') return <FullPage title={text('signIn.signingIn')} />
  const { name, team, isConfirming, onContinue, onCancel } = progress
  const title = text('signIn.continueAs', { value: name })
  return (
    <SignInFrame title={title}>
      <Head title={title} sentence={text('signIn.continueAsReason', { name, team })} />
      <Message kind="info">{text('signIn.continueAsAdvice')}</Message>
      <Button onClick={onContinue} busy={isConfirming}>
        {text('signIn.continue')}
      </Button>
      <Button look="quiet" onClick={onCancel} disabled={isConfirming}>
        {text('action.cancel')}
      </Button>
    </SignInFrame>
  )
}
