import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { Unreachable } from '@laurel/contract/wire/apiError.ts'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { EntryProgressPage } from './EntryProgressPage.tsx'
import { text } from './text.ts'
import { useEntry } from './useEntry.ts'

/** Turns the token of a link into a session. */
export const SingleUseLinkPage = ({ query }: { readonly query: URLSearchParams }) => {
  const { client } = useConnection()
  const progress = useEntry(() => ({
    redirect: query.get('redirect'),
    exchange: () => client.call(exchangeToken, { body: { token: query.get('token') ?? '' } }),
    failureText: error => (error instanceof Unreachable ? error.message : text('signIn.linkExpired')),
  }))
  return <EntryProgressPage progress={progress} />
}
