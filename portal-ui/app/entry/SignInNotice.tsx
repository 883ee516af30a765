import { startSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { type TextKey, useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import styles from './SignInNotice.module.css'

/** A sign-in link that is used or expired, with another way to sign in. */
export const SignInNotice = ({ reason }: { readonly reason: TextKey }) => {
  const text = useText()

  const { client, session, leaveFor } = useConnection()
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setIsLeaving] = useState(false)
  const signIn = () => {
    setIsLeaving(true)
    startSlackSignIn(client, sessionStorage, '/redeem').then(leaveFor, (error: unknown) => {
      setIsLeaving(false)
      setProblem(error instanceof Error ? error.message : text('entry.slackUnreachable'))
    })
  }
  return (
    <main className={styles.page}>
      <title>{text('entry.signInPage')}</title>
      <div className={styles.card}>
        <LaurelMark className={styles.mark} size={56} />
        <h1 className={styles.title}>{text('entry.signInTitle')}</h1>
        <p className={styles.text} role="alert">
          {text(reason)}
        </p>
        <p className={styles.advice}>{text('entry.advice')}</p>
        <Button busy={isLeaving} onClick={signIn}>
          {text('entry.withSlack')}
        </Button>
        {session.isSignedIn() && <a href="/redeem">{text('entry.toRewards')}</a>}
        {problem !== undefined && (
          <p className={styles.text} role="alert">
            {problem}
          </p>
        )}
      </div>
    </main>
  )
}
