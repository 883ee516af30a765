import type { UsedKey } from '../../access/apiKeys.ts'
import type { Bearer } from '../../access/tokens.ts'

/** The member who makes a request. The token names them; the ledger says whether they are an administrator. */
export type Caller = Bearer & {
  readonly isAdmin: boolean
  /** The API key that acts for the member; none in a session. */
  readonly apiKey?: Pick<UsedKey, 'keyId' | 'name' | 'scopes'>
}
