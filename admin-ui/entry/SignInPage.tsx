import { signOut } from '@laurel/contract/browser/signOut.ts'
import { startSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import { useEffect, useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { Button } from './elements/Button.tsx'
import { Message } from './elements/Message.tsx'
import { SlackMark } from './elements/SlackMark.tsx'
import { LegalLinks } from './legal/LegalLinks.tsx'
import { Head, SignInFrame } from './SignInFrame.tsx'
import styles from './SignInPage.module.css'
import { safeTarget } from './safeTarget.ts'
import { text } from './text.ts'
import { useLeaveForSlack } from './useLeaveForSlack.ts'

type SignInPageProps = {
  readonly query: URLSearchParams
  /** The person came back to this page in the history of the browser. */
  readonly isRevisited: boolean
}

/** Sign in with Slack, or by a single-use link, which lands here with its token. */
export const SignInPage = ({ query, isRevisited }: SignInPageProps) => {
  const { client, session, leaveFor } = useConnection()
  const { leave, isLeaving, failure } = useLeaveForSlack(
    () => startSlackSignIn(client, sessionStorage, query.get('redirect')),
    text('signIn.somethingWrong'),
  )
  const isByLink = query.has('token')
  // Opening this page starts a new sign-in. A failure that leads here, or going back, leaves the session alone.
  const [isStanding] = useState(() => session.isSignedIn() && (query.has('error') || isRevisited))
  useEffect(() => {
    if (isByLink) leaveFor(`/login/assert_single_use_token?${query}`)
    else if (session.isSignedIn() && !isStanding) void signOut({ client, session })
  }, [client, session, leaveFor, query, isByLink, isStanding])

  const message = failure ?? query.get('error')
  const isTrouble = message === text('signIn.slackTrouble')
  const isInstallHinted = isTrouble || message === text('signIn.notInstalled')
  return (
    <SignInFrame title={text('signIn.signIn')}>
      <Head title={text('signIn.signIn')} sentence={text('signIn.useTheWorkspaceWhere')} />
      {message !== null && (
        <Message kind="error" action={isInstallHinted && <a href="/setup">{text('signIn.install')}</a>}>
          {message}
          {isTrouble && <p>{text('signIn.notInstalled')}</p>}
        </Message>
      )}
      {isStanding && (
        <p>
          {text('signIn.stillSignedIn')}{' '}
          <a href={safeTarget(query.get('redirect'))}>{text('signIn.continueToLaurel')}</a>
        </p>
      )}
      <Button onClick={leave} busy={isLeaving || isByLink}>
        <SlackMark />
        {text('signIn.signInWithSlack')}
      </Button>
      <p className={styles.quiet}>
        {text('signIn.newToLaurel')}
        <a className={styles.try} href="/setup">
          {text('signIn.tryFreeFor30')}
        </a>
      </p>
      <LegalLinks />
    </SignInFrame>
  )
}
