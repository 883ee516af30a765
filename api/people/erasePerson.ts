import { randomUUID } from 'node:crypto'
import type { FoundMember } from '@laurel/ledger/audit/findMembers.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import type { Projections } from '@laurel/projections/engine/createProjections.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

export type EraseDependencies = {
  readonly vault: Pick<Vault, 'destroy'>
  readonly ledger: Pick<Ledger, 'handle'>
  readonly projections: Pick<Projections, 'rebuild'>
  /** Has the schemas `access`, `slack` and `worker`. */
  readonly database: Queryable
}

/**
 * Destroys the key of a person's data, records the erasure and removes every copy of the data. A repeat changes nothing.
 * Has no rejection.
 */
export const erasePerson = async (
  { vault, ledger, projections, database }: EraseDependencies,
  { teamId, memberId, externalKey }: FoundMember,
  { actor, occurredAt }: { readonly actor: Actor; readonly occurredAt: Instant },
): Promise<void> => {
  // The key goes first, so that no erasure is recorded while the data can still be read.
  await vault.destroy({ teamId, memberId })
  await ledger.handle({
    type: 'eraseMember',
    id: randomUUID(),
    teamId,
    actor,
    occurredAt,
    data: { memberId },
  })
  await database.query('delete from slack.drafts where slack_user_id = $1', [externalKey])
  const ofPerson = 'team_id = $1 and member_id = $2'
  const person = [teamId, memberId]
  for (const table of ['access.sessions', 'access.login_links', 'slack.nudges', 'worker.late_celebrations'])
    await database.query(`delete from ${table} where ${ofPerson}`, person)
  // What happened stays in the security log; from where, and with what, does not.
  await database.query(
    `update access.security_log set ip_address = null, user_agent = null where ${ofPerson}`,
    person,
  )
  // The direct messages that Laurel sent, and with them the channel that only this person has.
  await database.query('delete from slack.announcements where team_id = $1 and recipient_id = $2', person)
  // A rebuild reads the log without the key, and so leaves the data out of every read model.
  await projections.rebuild()
}
