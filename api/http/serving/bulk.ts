import type { BulkAnswer, BulkItem, BulkResult } from '@laurel/contract/bulk.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { FastifyRequest } from 'fastify'
import type { Surroundings } from '../dependencies.ts'
import { tellProblem } from '../problems/errorHandler.ts'
import { idempotencyConflict, invalidRequest } from '../problems/generalProblems.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { type Intent, intentUnder } from './intent.ts'
import type { RequestWords } from './keyClaims.ts'

type Identified = { readonly id: string }

type Wanted<Item> = { readonly intent: Intent; readonly item: Item }

type Performing<Item> = {
  /** Where the items stand in the request: `body.shoutouts`. */
  readonly place: string
  /** The call for one that an item stands for: sent alone under the same key it is the same command. */
  readonly requestFor: (item: Item) => RequestWords
  /** Carries out what is wanted; outcomes in the same order. */
  readonly perform: (wanted: readonly Wanted<Item>[]) => Promise<readonly PromiseSettledResult<Outcome>[]>
}

/** Carries out each item under an id of its own, and answers each on its own, in the order they came. */
export const answerBulk = async <Item extends Identified>(
  surroundings: Pick<Surroundings, 'access' | 'clock'>,
  request: FastifyRequest,
  items: readonly BulkItem<Item>[],
  { place, requestFor, perform }: Performing<Item>,
): Promise<BulkAnswer> => {
  const readings = await Promise.allSettled(
    items.map(async (item, index): Promise<Wanted<Item>> => {
      if (item.kind === 'unreadable') throw unreadable(place, item.issues, index)
      const intent = await intentUnder(surroundings, request, item.item.id, requestFor(item.item))
      if (!intent) throw idempotencyConflict()
      return { intent, item: item.item }
    }),
  )
  const wanted = readings.flatMap(reading => (reading.status === 'fulfilled' ? [reading.value] : []))
  const outcomes = (await perform(wanted)).values()
  const results = readings.map((reading, index): BulkResult => {
    const item = items[index]
    const id = (item?.kind === 'read' ? item.item.id : item?.id) ?? null
    const refused = (error: unknown): BulkResult => ({
      id,
      status: 'refused',
      problem: tellProblem(error, request),
    })
    if (reading.status === 'rejected') return refused(reading.reason)
    const { value: settled } = outcomes.next()
    if (!settled) throw new Error('Fewer outcomes than items of a batch came back.')
    if (settled.status === 'rejected') return refused(settled.reason)
    if (settled.value.kind === 'rejected') return refused(rejectionProblem(settled.value.rejection))
    const { position, isRepeated } = settled.value
    return { id: reading.value.item.id, status: 'accepted', position, is_repeated: isRepeated }
  })
  return { results, position: Math.max(-1, ...results.map(positionOf)) }
}

const positionOf = (result: BulkResult): number => (result.status === 'accepted' ? result.position : -1)

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

const unreadable = (place: string, issues: readonly Issue[], index: number) =>
  invalidRequest(
    issues.map(({ path, message }) => ({ path: [place, index, ...path].map(String).join('.'), message })),
  )
