import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { Unreachable } from '@laurel/contract/wire/apiError.ts'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { EntryPage } from './EntryPage.tsx'
import { useEntry } from './useEntry.ts'

/** Turns the token of a link into a session. */
export const SingleUseLinkPage = () => {
  const { client } = useConnection()
  const text = useText()
  const progress = useEntry(query => ({
    redirect: query.get('redirect'),
    exchange: () => client.call(exchangeToken, { body: { token: query.get('token') ?? '' } }),
    failureText: error => (error instanceof Unreachable ? error.message : text('signIn.linkExpired')),
  }))
  return <EntryPage progress={progress} />
}
