import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'

const success = prepared(
  `update sources.connections set last_success_at = $2, failing_since = null where connection_id = $1`,
)
const problem = prepared(
  `update sources.connections set last_problem_at = $2, last_problem = $3, problem_kind = $4,
     failing_since = coalesce(failing_since, $2)
   where connection_id = $1`,
)

export const noteSourceSuccess = async (
  database: Queryable,
  connectionId: string,
  now: Instant,
): Promise<void> => void (await database.query(success, [connectionId, now]))

export const noteSourceProblem = async (
  database: Queryable,
  connectionId: string,
  { kind, text }: { readonly kind: 'NO_ANSWER' | 'ACCESS'; readonly text: string },
  now: Instant,
): Promise<void> => void (await database.query(problem, [connectionId, now, text.slice(0, 500), kind]))
