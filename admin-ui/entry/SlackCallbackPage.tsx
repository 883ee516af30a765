import { exchangeSlackToken } from '@laurel/contract/access/exchangeSlackToken.ts'
import { takeSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { EntryProgressPage } from './EntryProgressPage.tsx'
import { type EntryTextKey, text } from './text.ts'
import { useEntry } from './useEntry.ts'

/** The page that Slack sends the browser back to. */
export const SlackCallbackPage = ({ query }: { readonly query: URLSearchParams }) => {
  const { client } = useConnection()
  const progress = useEntry(() => {
    const pending = takeSlackSignIn(sessionStorage)
    const state = query.get('state') ?? undefined
    const migrate = query.get('migrate') === 'true'
    const token = query.get('code')
    const refused = (key: EntryTextKey) => ({
      redirect: pending?.redirect ?? null,
      exchange: () => Promise.reject(new Error('The callback was refused.')),
      failureText: () => text(key),
    })
    if (!migrate && (state === undefined || pending?.state !== state)) return refused('signIn.somethingWrong')
    if (query.get('error') === 'access_denied') return refused('signIn.slackCancelled')
    if (token === null || query.has('error')) return refused('signIn.slackTrouble')
    return {
      redirect: pending?.redirect ?? null,
      exchange: () =>
        client.call(exchangeSlackToken, {
          body: { token, migrate, ...(state === undefined ? {} : { state }) },
        }),
      failureText: () => text('signIn.slackTrouble'),
    }
  })
  return <EntryProgressPage progress={progress} />
}
