import type { KeyScope } from '@laurel/contract/wire/keyScopes.ts'
import type { Bearer } from '../../access/tokens.ts'

/** An API key, or an assistant that the member connected. */
export type Program = {
  readonly kind: 'apiKey' | 'assistant'
  readonly id: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
}

/** The member who makes a request. The token names them; the ledger says whether they are an administrator. */
export type Caller = Bearer & {
  readonly isAdmin: boolean
  /** The program that acts for the member; none in a session. */
  readonly program?: Program
}
