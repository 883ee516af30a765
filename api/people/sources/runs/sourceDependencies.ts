import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import type { PersonSources } from '../openPersonSources.ts'

export type SourceDependencies = {
  readonly ledger: Ledger
  readonly database: Pool
  readonly sources: PersonSources
  readonly clock: () => Instant
}
