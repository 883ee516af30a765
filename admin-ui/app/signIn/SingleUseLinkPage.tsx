import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { Unreachable } from '@laurel/contract/wire/apiError.ts'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { FullPage } from '../shell/FullPage.tsx'
import { useEntry } from './useEntry.ts'

/** Turns the token of a link into a session. */
export const SingleUseLinkPage = () => {
  const { client } = useConnection()
  const text = useText()
  useEntry(query => ({
    redirect: query.get('redirect'),
    exchange: () => client.call(exchangeToken, { body: { token: query.get('token') ?? '' } }),
    failureText: error => (error instanceof Unreachable ? error.message : text('signIn.linkExpired')),
  }))
  return <FullPage title={text('signIn.signingIn')} />
}
