import { startSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { useConnection } from '../connection/ConnectionContext.ts'
import styles from './SignInNotice.module.css'

/** A sign-in link that is used or expired, with another way to sign in. */
export const SignInNotice = ({ text }: { readonly text: string }) => {
  const { client, session, leaveFor } = useConnection()
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setIsLeaving] = useState(false)
  const signIn = () => {
    setIsLeaving(true)
    startSlackSignIn(client, sessionStorage, '/redeem').then(leaveFor, (error: unknown) => {
      setIsLeaving(false)
      setProblem(error instanceof Error ? error.message : 'Slack can’t be reached. Try again in a moment.')
    })
  }
  return (
    <main className={styles.page}>
      <title>Sign in · Rewards</title>
      <div className={styles.card}>
        <LaurelMark className={styles.mark} size={56} />
        <h1 className={styles.title}>Sign in to your rewards</h1>
        <p className={styles.text} role="alert">
          {text}
        </p>
        <p className={styles.advice}>
          A sign-in link works once and for a short while. Sign in with Slack, or ask for a new link where you
          got this one.
        </p>
        <Button busy={isLeaving} onClick={signIn}>
          Sign in with Slack
        </Button>
        {session.isSignedIn() && <a href="/redeem">Continue to your rewards</a>}
        {problem !== undefined && (
          <p className={styles.text} role="alert">
            {problem}
          </p>
        )}
      </div>
    </main>
  )
}
