import { After } from '@laurel/contract/wire/position.ts'
import { isCatchingUp } from '@laurel/ledger/log/catchingUp.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { freshnessMilliseconds } from '../limits.ts'
import { CatchingUp } from '../problems/passingProblems.ts'

/**
 * `?after=position` waits briefly until the read models show the events up to the position. In a busy moment the answer
 * is then given all the same; while the read models are far behind, it is refused.
 */
export const awaitFreshness = async (
  { projections }: { readonly projections: Pick<Dependencies['projections'], 'lag' | 'waitForPosition'> },
  request: Pick<FastifyRequest, 'query'>,
): Promise<void> => {
  const { after } = After.safeParse(request.query).data ?? {}
  if (after === undefined || (await projections.waitForPosition(after, freshnessMilliseconds))) return
  const lag = await projections.lag()
  // A position that the log does not have, as after it was restored, is not worth waiting for.
  if (after <= lag.head && isCatchingUp(lag)) throw new CatchingUp()
}
