import type { FoundMember } from '@laurel/ledger/audit/findMembers.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { type EraseDependencies, erasePerson } from './erasePerson.ts'

const Begun = z.array(
  z.object({
    teamId: z.string(),
    memberId: z.string(),
    externalKey: z.string(),
    actor: z.object({ kind: z.enum(['member', 'system']), id: z.string() }),
    occurredAt: z.date(),
  }),
)

type Concerned = Pick<FoundMember, 'teamId' | 'memberId'>

export type FinishedErasures = {
  readonly finished: readonly Concerned[]
  /** One for each erasure that failed again. They did not stop the others. */
  readonly failures: readonly Error[]
}

/** Completes the erasures that were interrupted. */
export const finishErasures = async (dependencies: EraseDependencies): Promise<FinishedErasures> => {
  const { rows } = await dependencies.database.query(
    `select team_id as "teamId", member_id as "memberId", external_key as "externalKey", actor,
       occurred_at as "occurredAt"
     from worker.erasures order by occurred_at, team_id, member_id`,
  )
  const finished: Concerned[] = []
  const failures: Error[] = []
  for (const { actor, occurredAt, ...person } of Begun.parse(rows)) {
    const { teamId, memberId } = person
    try {
      await erasePerson(dependencies, person, { actor, occurredAt: instantOf(occurredAt) })
      finished.push({ teamId, memberId })
    } catch (cause) {
      failures.push(new Error(`Member ${memberId} of team ${teamId} is not erased yet.`, { cause }))
    }
  }
  return { finished, failures }
}

/** The same for scheduled work, which reports what it throws. */
export const finishErasuresOnSchedule = async (dependencies: EraseDependencies): Promise<void> => {
  const { failures } = await finishErasures(dependencies)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} erasures failed; the next run tries again.`)
}
