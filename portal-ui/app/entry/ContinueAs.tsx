import { confirmSignIn, type SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import styles from './SignInNotice.module.css'

/** Asks the person to confirm before the session of another member is replaced. */
export const ContinueAs = ({ name, team, ticket }: SignInConfirmation) => {
  const text = useText()

  const { client, session, leaveFor } = useConnection()
  const [isConfirming, setIsConfirming] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = () => {
    setIsConfirming(true)
    client.call(confirmSignIn, { body: { ticket } }).then(
      signedIn => {
        session.keep(signedIn)
        leaveFor('/redeem')
      },
      () => {
        setIsConfirming(false)
        setProblem(text('entry.linkExpired'))
      },
    )
  }
  return (
    <main className={styles.page}>
      <title>{text('entry.confirmPage', { name })}</title>
      <div className={styles.card}>
        <LaurelMark className={styles.mark} size={56} />
        <h1 className={styles.title}>{text('entry.confirmTitle', { name })}</h1>
        <p className={styles.advice}>{text('entry.confirm', { name, team })}</p>
        {problem !== undefined && (
          <p className={styles.text} role="alert">
            {problem}
          </p>
        )}
        <Button busy={isConfirming} onClick={confirm}>
          {text('action.continue')}
        </Button>
        <Button look="quiet" disabled={isConfirming} onClick={() => leaveFor('/redeem')}>
          {text('action.cancel')}
        </Button>
      </div>
    </main>
  )
}
