import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { Button } from '../elements/Button.tsx'
import { Message } from '../elements/Message.tsx'
import { FullPage } from '../FullPage.tsx'
import { Head, SignInFrame } from '../SignInFrame.tsx'
import { text } from '../text.ts'
import { ConsentForm } from './ConsentForm.tsx'
import { consentText } from './consentText.ts'
import { useAuthorization } from './useAuthorization.ts'

/** Asks a member whether an assistant may act for them. */
export const ConsentPage = ({ query }: { readonly query: URLSearchParams }) => {
  const { leaveFor } = useConnection()
  const { authorization, decide, isDeciding, failure, signInAgain } = useAuthorization(query)
  switch (authorization.kind) {
    case 'asking':
      return <FullPage title={consentText('asking')} />
    case 'stale':
      return (
        <SignInFrame title={consentText('freshTitle')}>
          <Head title={consentText('freshTitle')} sentence={consentText('freshLead')} />
          <Button onClick={signInAgain}>{text('signIn.signIn')}</Button>
        </SignInFrame>
      )
    case 'refused': {
      const { message, back } = authorization
      return (
        <SignInFrame title={consentText('refusedTitle')}>
          <Head title={consentText('refusedTitle')} />
          <Message kind="error">{message}</Message>
          {back && (
            <Button look="quiet" onClick={() => leaveFor(back.address)}>
              {consentText('back', { host: back.host })}
            </Button>
          )}
          <p>
            <a href="/">{text('signIn.continueToLaurel')}</a>
          </p>
        </SignInFrame>
      )
    }
    case 'asked':
      return (
        <ConsentForm
          question={authorization.question}
          isDeciding={isDeciding}
          failure={failure}
          onDecide={decide}
          onOther={signInAgain}
        />
      )
  }
}
