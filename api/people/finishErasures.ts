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

/** Completes the erasures that were interrupted, and answers whom they concern. */
export const finishErasures = async (
  dependencies: EraseDependencies,
): Promise<readonly Pick<FoundMember, 'teamId' | 'memberId'>[]> => {
  const { rows } = await dependencies.database.query(
    `select team_id as "teamId", member_id as "memberId", external_key as "externalKey", actor,
       occurred_at as "occurredAt"
     from worker.erasures order by occurred_at, team_id, member_id`,
  )
  const begun = Begun.parse(rows)
  for (const { actor, occurredAt, ...person } of begun)
    await erasePerson(dependencies, person, { actor, occurredAt: instantOf(occurredAt) })
  return begun.map(({ teamId, memberId }) => ({ teamId, memberId }))
}
