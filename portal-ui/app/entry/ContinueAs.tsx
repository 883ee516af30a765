import { confirmSignIn, type SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { useConnection } from '../connection/ConnectionContext.ts'
import { linkExpiredText } from './enterPortal.ts'
import styles from './SignInNotice.module.css'

/** Asks the person to confirm before the session of another member is replaced. */
export const ContinueAs = ({ name, team, ticket }: SignInConfirmation) => {
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
        setProblem(linkExpiredText)
      },
    )
  }
  return (
    <main className={styles.page}>
      <title>{`Continue as ${name}? · Rewards`}</title>
      <div className={styles.card}>
        <LaurelMark className={styles.mark} size={56} />
        <h1 className={styles.title}>Continue as {name}?</h1>
        <p className={styles.advice}>
          You are about to sign in as {name} in {team}. This browser is signed in as another person, who will
          be signed out. If you did not open this link yourself, cancel.
        </p>
        {problem !== undefined && (
          <p className={styles.text} role="alert">
            {problem}
          </p>
        )}
        <Button busy={isConfirming} onClick={confirm}>
          Continue
        </Button>
        <Button look="quiet" disabled={isConfirming} onClick={() => leaveFor('/redeem')}>
          Cancel
        </Button>
      </div>
    </main>
  )
}
