import type { BulkAccepted, BulkAnswer, BulkItem, BulkResult } from '@laurel/contract/wire/bulk.ts'
import { fieldProblemsMax } from '@laurel/contract/wire/problem.ts'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { tellProblem } from '../problems/errorHandler.ts'
import { issueSentence } from '../problems/fieldIssues.ts'
import { invalidRequest } from '../problems/generalProblems.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { type Intent, intentUnder } from './intent.ts'

type Identified = { readonly id: string }

type Wanted<Item> = { readonly intent: Intent; readonly item: Item }

type Performing<Item> = {
  /** The path of the items in the request: `body.shoutouts`. */
  readonly place: string
  /** More fields of the result of an accepted item. */
  readonly describe?: (accepted: Accepted) => Pick<BulkAccepted, 'needs_approval'>
  /** Performs the items and returns their outcomes in the same order. */
  readonly perform: (wanted: readonly Wanted<Item>[]) => Promise<readonly PromiseSettledResult<Outcome>[]>
}

/**
 * Performs each item as a command of its own and answers each in the order of the request. An item is the same command
 * as a single request with its id as the Idempotency-Key.
 */
export const answerBulk = async <Item extends Identified>(
  dependencies: Pick<Dependencies, 'clock'>,
  request: FastifyRequest,
  items: readonly BulkItem<Item>[],
  { place, perform, describe }: Performing<Item>,
): Promise<BulkAnswer> => {
  const wanted = items.flatMap((item): Wanted<Item>[] =>
    item.kind === 'read'
      ? [{ intent: intentUnder(dependencies, request, item.item.id), item: item.item }]
      : [],
  )
  const outcomes = (await perform(wanted)).values()
  const results = items.map((item, index): BulkResult => {
    const id = (item.kind === 'read' ? item.item.id : item.id) ?? null
    const refused = (error: unknown): BulkResult => ({
      id,
      status: 'refused',
      problem: tellProblem(error, request),
    })
    if (item.kind === 'unreadable') return refused(unreadable(place, item.issues, index))
    const { value: settled } = outcomes.next()
    if (!settled) throw new Error('Fewer outcomes than items of a batch came back.')
    if (settled.status === 'rejected') return refused(settled.reason)
    if (settled.value.kind === 'rejected') return refused(rejectionProblem(settled.value.rejection))
    const { position, isRepeated } = settled.value
    const more = describe?.(settled.value)
    return { id: item.item.id, status: 'accepted', position, is_repeated: isRepeated, ...more }
  })
  return { results, position: Math.max(-1, ...results.map(positionOf)) }
}

const positionOf = (result: BulkResult): number => (result.status === 'accepted' ? result.position : -1)

const unreadable = (place: string, issues: readonly z.core.$ZodIssue[], index: number) =>
  invalidRequest(
    issues.slice(0, fieldProblemsMax).map(issue => ({
      path: [place, index, ...issue.path].map(String).join('.'),
      message: issueSentence(issue),
    })),
  )
