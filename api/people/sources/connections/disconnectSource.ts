import { randomUUID } from 'node:crypto'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { Identifier, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { enqueue } from '../../../delivery/enqueue.ts'
import { handle, type JobHandler } from '../../../delivery/handler.ts'
import { defineJob, newJob } from '../../../delivery/job.ts'
import { done, later } from '../../../delivery/outcome.ts'
import { fieldSourcesOf } from '../provenance.ts'
import { restored } from '../runs/applyRun.ts'
import { cancelHeldRuns } from '../runs/runJob.ts'
import type { SourceDependencies } from '../runs/sourceDependencies.ts'
import { SourceName } from '../sourceNames.ts'
import { unsubscribe } from '../webhooks/subscribing.ts'
import type { Subject } from './connectSource.ts'
import { deleteSourceConnection, sourceConnectionOf } from './sourceConnections.ts'

const clearJob = defineJob({
  name: 'sources.clear',
  payload: z.strictObject({ clearId: Identifier, teamId: TeamId, source: SourceName }),
})

/**
 * Ends a connection: its settings, tokens and links are deleted, and the source sends no messages any more. What the source set stays, or is cleared in the
 * background, after which the profiles of the chat workspace count again.
 */
export const disconnectSource = async (
  { sources }: Pick<SourceDependencies, 'sources'>,
  { teamId, name: source }: Subject,
  { keeps }: { readonly keeps: boolean },
  now: Instant,
): Promise<void> => {
  const connection = await sourceConnectionOf(sources.store, teamId, source)
  if (connection) await unsubscribe(sources, connection, AbortSignal.timeout(unsubscribeMilliseconds))
  await inTransaction(sources.store.database, async client => {
    if (connection) {
      await cancelHeldRuns(client, connection.connectionId, now)
      await deleteSourceConnection({ database: client }, connection.connectionId)
    }
    if (keeps) return
    const clearId = randomUUID()
    const job = newJob(
      clearJob,
      { clearId, teamId, source },
      { key: `sources.clear ${clearId}`, owner: teamId },
    )
    await enqueue(client, [job], now)
  })
}

const unsubscribeMilliseconds = 5_000
const peoplePerSlice = 100
const Members = z.array(z.object({ member_id: z.string() }))

/** Takes back what a source set, person by person. People who left stay away until the workspace has them again. */
export const clearHandler = ({ ledger, database, sources, clock }: SourceDependencies): JobHandler =>
  handle(
    clearJob,
    async ({ payload: { clearId, teamId, source }, signal }) => {
      if (await sourceConnectionOf(sources.store, teamId, source))
        return { ...done, note: 'The source is connected again.' }
      const team = await ledger.team(teamId)
      if (team.kind === 'unknown') return { ...done, note: 'The team is gone.' }
      const { rows } = await database.query(
        `select distinct member_id from sources.field_sources where team_id = $1 and source = $2
         order by member_id limit $3`,
        [teamId, source, peoplePerSlice],
      )
      const members = Members.parse(rows)
      for (const { member_id: memberId } of members) {
        if (signal.aborted) break
        const member = await ledger.member(teamId, memberId)
        if (member.kind === 'known' && !member.isErased) {
          // What another source set stays.
          const own = (await fieldSourcesOf(database, teamId, memberId)).filter(
            each => each.source === source,
          )
          const cleared = new Set(own.map(({ field }) => field))
          const kept = Object.fromEntries(
            Object.entries(member.fields).filter(([field]) => !cleared.has(field)),
          )
          const data = restored(member, kept, team.profileFieldMapping, cleared, {})
          await ledger.handle({
            type: 'syncMemberFields',
            id: derivedId('sources.clear', clearId, memberId),
            teamId,
            actor: { kind: 'system', id: source },
            occurredAt: clock(),
            data,
          })
        }
        await database.query(
          'delete from sources.field_sources where team_id = $1 and member_id = $2 and source = $3',
          [teamId, memberId, source],
        )
      }
      return members.length > 0 ? later(clock(), 'The next people follow.') : done
    },
    { atOnceMax: 1 },
  )
