import { ButtonLink } from './elements/Button.tsx'
import { Message } from './elements/Message.tsx'
import styles from './SetupCallbackPage.module.css'
import { Head, SignInFrame } from './SignInFrame.tsx'
import { text } from './text.ts'
import { type ReadSoFar, useInstallation } from './useInstallation.ts'

type SetupCallbackPageProps = { readonly query: URLSearchParams }

/** The page that Slack sends the browser back to after an installation. */
export const SetupCallbackPage = ({ query }: SetupCallbackPageProps) =>
  query.get('error') === 'access_denied' ? <Denied /> : <Installing query={query} />

const Denied = () => (
  <SignInFrame title={text('signIn.nothingWasInstalled')}>
    <Head title={text('signIn.nothingWasInstalled')} />
    <Message kind="error">{text('signIn.installDenied')}</Message>
    <ButtonLink href="/setup">{text('signIn.startOver')}</ButtonLink>
  </SignInFrame>
)

const Installing = ({ query }: SetupCallbackPageProps) => {
  const progress = progressText(useInstallation(query))
  return (
    <SignInFrame title={text('signIn.installingLaurel')}>
      <Head title={text('signIn.installingLaurel')} />
      <progress className={styles.progress} aria-label={text('signIn.installing')} />
      <p className={styles.soFar} role="status">
        {progress}
      </p>
    </SignInFrame>
  )
}

const progressText = (soFar: ReadSoFar | undefined): string => {
  if (soFar === undefined) return text('signIn.slackIsBeingAsked')
  const { member_count: people, channel_count: channels } = soFar
  if (people === 0) return text('signIn.readNothing')
  return channels === 0
    ? text('signIn.readPeople', { smart_count: people })
    : text('signIn.readChannels', { smart_count: people, channels })
}
