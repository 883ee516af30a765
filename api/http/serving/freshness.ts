import { After } from '@laurel/contract/wire/position.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { freshnessMilliseconds } from '../limits.ts'

/** `?after=position` waits briefly until the read models show the events up to the position. */
export const awaitFreshness = async (
  { projections }: Pick<Dependencies, 'projections'>,
  request: FastifyRequest,
): Promise<void> => {
  const { after } = After.safeParse(request.query).data ?? {}
  if (after !== undefined) await projections.waitForPosition(after, freshnessMilliseconds)
}
