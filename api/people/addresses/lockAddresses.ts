import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/** Makes changes of one address book wait for each other, until the end of the transaction. */
export const lockAddresses = async (database: Queryable, { teamId, memberId }: Person): Promise<void> => {
  await database.query("select pg_advisory_xact_lock(hashtextextended('addresses ' || $1 || $2, 0))", [
    teamId,
    memberId,
  ])
}
