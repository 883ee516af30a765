import { randomUUID } from 'node:crypto'
import type { FoundMember } from '@laurel/ledger/audit/findMembers.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import type { Projections } from '@laurel/projections/engine/createProjections.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { eraseSightings } from '../recognition/radar/sightingRows.ts'
import { eraseSent } from './sources/eraseSent.ts'

export type EraseDependencies = {
  readonly vault: Pick<Vault, 'destroy'>
  readonly ledger: Pick<Ledger, 'handle'>
  /** Started. */
  readonly projections: Pick<Projections, 'erase'>
  /** Has the schemas `access`, `rewards`, `slack`, `snapshots`, `sources` and `worker`. */
  readonly database: Queryable
}

/** Rows that belong to a person alone. */
const tablesOfPerson = [
  'access.sessions',
  'access.login_links',
  'access.oauth_grants',
  'rewards.addresses',
  'rewards.payout_destinations',
  'rewards.payout_codes',
  'rewards.payout_code_sends',
  'rewards.thanks_reactions',
  'slack.nudges',
  'slack.synced_people',
  'sources.field_sources',
  'sources.links',
  'sources.run_people',
  'sources.staged',
  'worker.late_celebrations',
  'worker.user_field_changes',
  'worker.report_messages',
  'worker.report_subscriptions',
] as const

export type Erasure = { readonly actor: Actor; readonly occurredAt: Instant }

/**
 * Destroys the key of a person's data, records the erasure and removes every copy of the data. A repeat changes nothing.
 * `finishErasures` completes an interrupted erasure. Has no rejection.
 */
export const erasePerson = async (
  dependencies: EraseDependencies,
  person: FoundMember,
  erasure: Erasure,
): Promise<void> => {
  const { vault, ledger, projections, database } = dependencies
  const { teamId, memberId, externalKey } = person
  const { actor, occurredAt } = erasure
  const ofPerson = 'team_id = $1 and member_id = $2'
  const ids = [teamId, memberId]
  await database.query(
    `insert into worker.erasures (team_id, member_id, external_key, actor, occurred_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [...ids, externalKey, JSON.stringify(actor), occurredAt],
  )
  // The key goes first, so that no erasure is recorded while the data can still be read.
  await vault.destroy({ teamId, memberId })
  const outcome = await ledger.handle({
    type: 'eraseMember',
    id: randomUUID(),
    teamId,
    actor,
    occurredAt,
    data: { memberId },
  })
  if (outcome.kind === 'rejected')
    throw new Error(`Member ${memberId} of team ${teamId} can't be erased: ${outcome.rejection.code}.`)
  await database.query('delete from snapshots.streams where stream = $1', [
    memberStream.nameOf(teamId, memberId),
  ])
  // Someone else can have the same id in the workspace of another team.
  await database.query(
    `delete from slack.drafts d where d.slack_user_id = $2 and not exists (
       select from slack.installations i where i.slack_team_id = d.slack_team_id and i.team_id <> $1)`,
    [teamId, externalKey],
  )
  await eraseSent(database, { teamId, memberId })
  await eraseSightings(database, teamId, memberId)
  for (const table of tablesOfPerson) await database.query(`delete from ${table} where ${ofPerson}`, ids)
  // What happened stays in the security log; from where, and with what, does not.
  await database.query(
    `update access.security_log set ip_address = null, user_agent = null where ${ofPerson}`,
    ids,
  )
  // Ordered files can hold the data of anyone in the team.
  await database.query('delete from worker.report_exports where team_id = $1', [teamId])
  await noteErasure(database, { teamId, memberId }, erasure)
  // The direct messages that Laurel sent, and with them the channel that only this person has.
  await database.query('delete from slack.announcements where team_id = $1 and recipient_id = $2', ids)
  await projections.erase({ teamId, memberId }, outcome.position)
  await database.query(`delete from worker.erasures where ${ofPerson}`, ids)
}

/** An interrupted erasure is noted once. */
const noteErasure = async (
  database: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  { actor, occurredAt }: Erasure,
): Promise<void> => {
  await database.query(
    `insert into access.security_log (team_id, member_id, activity, detail, created_at, repeat_key)
     values ($1, $2, 'PERSON_ERASED', $3, $4, $5) on conflict (repeat_key) do nothing`,
    [teamId, actor.kind === 'member' ? actor.id : null, memberId, occurredAt, `erased ${teamId} ${memberId}`],
  )
}
