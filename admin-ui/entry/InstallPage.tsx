import { setupAuthorization } from '@laurel/contract/team/setup/setupAuthorization.ts'
import { useState } from 'react'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { withParts } from '../messages/withParts.tsx'
import { Button } from './elements/Button.tsx'
import { Message } from './elements/Message.tsx'
import { SlackMark } from './elements/SlackMark.tsx'
import styles from './InstallPage.module.css'
import { InShort } from './legal/InShort.tsx'
import type { LegalText } from './legal/legalText.ts'
import { privacyPolicy } from './legal/privacyPolicy.ts'
import { terms } from './legal/terms.ts'
import { rememberSetup } from './pendingSetup.ts'
import { Head, SignInFrame } from './SignInFrame.tsx'
import { text } from './text.ts'
import { useLeaveForSlack } from './useLeaveForSlack.ts'

/** Where a new workspace starts: agree, then on to Slack's own consent. */
export const InstallPage = ({ query }: { readonly query: URLSearchParams }) => {
  const { client } = useConnection()
  const [isAccepted, setAccepted] = useState(false)
  const { leave, isLeaving, failure } = useLeaveForSlack(async () => {
    const state = crypto.randomUUID()
    const { url } = await client.call(setupAuthorization, { query: { state } })
    rememberSetup(state)
    return url
  }, text('signIn.somethingWrong'))
  const message = failure ?? query.get('error')

  return (
    <SignInFrame title={text('signIn.addLaurelToYour')}>
      <Head title={text('signIn.addLaurelToYour')} sentence={text('signIn.tryEverythingFreeFor')} />
      {message !== null && <Message kind="error">{message}</Message>}
      <InShort sentences={inShort} />
      <label className={styles.accept}>
        <input
          type="checkbox"
          checked={isAccepted}
          onChange={event => setAccepted(event.currentTarget.checked)}
        />
        <span>
          {withParts(text('signIn.accept', placeholders), {
            privacy: <Read legal={privacyPolicy} />,
            terms: <Read legal={terms} />,
          })}
        </span>
      </label>
      <Button disabled={!isAccepted} busy={isLeaving} onClick={leave}>
        <SlackMark />
        {text('signIn.addToSlack')}
      </Button>
      <p className={styles.quiet}>
        {text('signIn.hasLaurel')} <a href="/login">{text('signIn.signIn')}</a>
      </p>
    </SignInFrame>
  )
}

const placeholders = { privacy: '%{privacy}', terms: '%{terms}' }

const inShort = [...privacyPolicy.inShort.slice(0, 2), ...terms.inShort.slice(0, 2)]

/** Opens in a new tab, which keeps what was ticked here. */
const Read = ({ legal }: { readonly legal: LegalText }) => (
  <a href={legal.path} target="_blank" rel="noopener">
    {legal.title.toLowerCase()}
  </a>
)
