import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Intent } from '../../access/intent.ts'

export type WantedPlan = { readonly plan: PaidPlan; readonly interval: BillingInterval }

const Attempt = z.object({ attempt: z.number() })

/**
 * Records a choice before Stripe is called, and answers the number of the attempt: a refusal is final for its attempt,
 * and an interrupted one is repeated under its number. Undefined where the same intent chose another plan before.
 */
export const beginChoice = async (
  database: Queryable,
  intent: Intent,
  { plan, interval }: WantedPlan,
): Promise<number | undefined> => {
  const { rows } = await database.query(
    `insert into billing.plan_choices as choice (choice_id, team_id, plan, billing_interval, chosen_by, chosen_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (choice_id) do update set
       attempt = choice.attempt + case when choice.problem is null then 0 else 1 end,
       ended_at = null, problem = null
     where choice.plan = excluded.plan and choice.billing_interval = excluded.billing_interval
     returning attempt`,
    [intent.id, intent.teamId, plan, interval, intent.actor.id, intent.occurredAt],
  )
  return Attempt.optional().parse(rows[0])?.attempt
}

export const endChoice = async (
  database: Queryable,
  choiceId: string,
  endedAt: Instant,
  problem: string | null,
): Promise<void> => {
  await database.query('update billing.plan_choices set ended_at = $2, problem = $3 where choice_id = $1', [
    choiceId,
    endedAt,
    problem,
  ])
}

/** Stripe failed for good under the key of the attempt: a repeat of the choice needs another one. */
export const countAttempt = async (database: Queryable, choiceId: string): Promise<void> => {
  await database.query('update billing.plan_choices set attempt = attempt + 1 where choice_id = $1', [
    choiceId,
  ])
}

const Interrupted = z.array(z.object({ choiceId: z.string(), teamId: TeamId }))
export type InterruptedChoice = z.infer<typeof Interrupted>[number]

/** Choices that began before an instant and have no end: their process died, or Stripe did not answer. */
export const interruptedChoices = async (
  database: Queryable,
  before: Instant,
): Promise<readonly InterruptedChoice[]> => {
  const { rows } = await database.query(
    `select choice_id as "choiceId", team_id as "teamId" from billing.plan_choices
     where ended_at is null and chosen_at < $1 order by chosen_at limit 100`,
    [before],
  )
  return Interrupted.parse(rows)
}
