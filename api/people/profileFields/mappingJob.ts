import { Identifier, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Intent } from '../../access/intent.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'
import { done, later } from '../../delivery/outcome.ts'
import { applyMapping, type MappingDependencies } from './applyMapping.ts'

const After = z.strictObject({ after: MemberId })

/** Applies a mapping to the members after those that the request itself served. */
export const mappingJob = defineJob({
  name: 'users.map',
  payload: z.strictObject({
    commandId: Identifier,
    teamId: TeamId,
    adminId: MemberId,
    occurredAt: Instant,
    after: MemberId,
  }),
  state: After,
})

export const newMappingJob = (
  { id: commandId, teamId, actor, occurredAt }: Intent,
  after: MemberId,
): NewJob =>
  newJob(
    mappingJob,
    { commandId, teamId, adminId: actor.id, occurredAt, after },
    { key: `${mappingJob.name} ${teamId} ${commandId}`, lane: `${mappingJob.name} ${teamId}`, owner: teamId },
  )

/** A slice of members per attempt. Each applies the latest mapping, which may be newer than the one of the request. */
export const mappingHandler = (
  dependencies: MappingDependencies & { readonly clock: () => Instant },
  membersPerSlice?: number,
): JobHandler =>
  handle(
    mappingJob,
    async ({ payload: { commandId, teamId, adminId, occurredAt, after }, state }) => {
      const team = await dependencies.ledger.team(teamId)
      if (team.kind === 'unknown') return done
      const intent = { id: commandId, teamId, actor: { kind: 'member', id: adminId }, occurredAt } as const
      const mapping = team.profileFieldMapping
      const { next } = await applyMapping(
        dependencies,
        intent,
        mapping,
        state?.after ?? after,
        membersPerSlice,
      )
      if (next === null) return done
      return { ...later(dependencies.clock(), 'The next people follow.'), state: { after: next } }
    },
    { atOnceMax: 1 },
  )
