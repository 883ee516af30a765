import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { VendorSurroundings } from '../../partners/surroundings.ts'

export type SourceSurroundings = VendorSurroundings & {
  /** Laurel's own registration at the partner, for OAuth. */
  readonly app?: OAuthApp
  /** What the connection has in Laurel's database, for sources that send to Laurel. Left out in a trial. */
  readonly stored?: StoredSource
}

export type StoredSource = {
  readonly teamId: TeamId
  readonly connectionId: string
  readonly database: Queryable
}

export type OAuthApp = {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUrl: string
}
