import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import type { DeliveryRow } from './deliveryRows.ts'
import type { Posted } from './postPublicly.ts'
import { failingMaxMilliseconds } from './retryPauses.ts'

type Noted = Posted & {
  readonly number: number
  readonly at: Instant
  readonly nextAt: Instant | null
  readonly isTest: boolean
}

// One statement, so that a log without its result cannot be seen.
const note = prepared(`
  with attempted as (
    insert into developers.attempts (delivery_id, number, at, status, milliseconds, problem, answer)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing),
  delivered as (
    update developers.deliveries set attempts = $2, last_attempt_at = $3, response_status = $4, problem = $6,
      next_attempt_at = case when state = 'waiting' then $8::timestamptz end,
      state = case when $6::text is null then 'delivered' when $8::timestamptz is null then 'failed' else state end
    where delivery_id = $1 returning webhook_id)
  update developers.webhooks w set
    failing_since = case when $6::text is null then null else coalesce(w.failing_since, $3::timestamptz) end,
    last_success_at = case when $6::text is null then $3::timestamptz else w.last_success_at end,
    last_problem = coalesce($6::text, w.last_problem),
    disabled_reason = case when w.disabled_reason is not null or $6::text is null then w.disabled_reason
      when $4 = 410 then 'gone' when w.failing_since < $9::timestamptz then 'failures' end
  from delivered d where w.webhook_id = d.webhook_id and ($6::text is null or not $10::boolean)`)

/**
 * Keeps how an attempt went. A webhook that answers that it is gone, or has failed for days, is switched off. A test
 * that fails changes nothing about its webhook; one that arrives shows that the receiver answers. What was left out
 * during the attempt stays so if it failed.
 */
export const noteAttempt = async (
  database: Queryable,
  { deliveryId }: Pick<DeliveryRow, 'deliveryId'>,
  { number, at, status, milliseconds, problem, answer, nextAt, isTest }: Noted,
): Promise<void> => {
  await database.query(note, [
    deliveryId,
    number,
    at,
    status,
    milliseconds,
    problem,
    answer,
    nextAt,
    addMilliseconds(at, -failingMaxMilliseconds),
    isTest,
  ])
}
