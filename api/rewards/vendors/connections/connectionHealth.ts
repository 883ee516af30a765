import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { vendorText } from '../../orders/vendorText.ts'
import type { VendorClient } from '../port.ts'
import type { ProblemKind } from './connectionRows.ts'

export type HealthNotes = {
  readonly succeeded: () => Promise<void>
  readonly failed: (kind: ProblemKind, problem: string) => Promise<void>
}

/** Successes of one minute are written once. */
const noteSuccess = prepared(
  `update rewards.vendor_connections set last_success_at = $2, failing_since = null
   where connection_id = $1
     and (failing_since is not null or last_success_at is null
       or last_success_at < $2::timestamptz - interval '1 minute')`,
)

const noteProblem = prepared(
  `update rewards.vendor_connections set last_problem_at = $2, last_problem = $3, problem_kind = $4,
     failing_since = coalesce(failing_since, $2)
   where connection_id = $1`,
)

export const healthNotesOf = (
  { database, clock }: { readonly database: Queryable; readonly clock: () => Instant },
  connectionId: string,
): HealthNotes => ({
  succeeded: async () => void (await database.query(noteSuccess, [connectionId, clock()])),
  failed: async (kind, problem) =>
    void (await database.query(noteProblem, [connectionId, clock(), vendorText(problem, 500), kind])),
})

/** The client of a connection, which notes after every call how it went. */
export const keepingHealth = (client: VendorClient, notes: HealthNotes): VendorClient => {
  const noted = async <Answer>(
    signal: AbortSignal,
    call: () => Promise<Answer>,
    problemIn: (answer: Answer) => readonly [ProblemKind, string] | undefined = () => undefined,
  ): Promise<Answer> => {
    try {
      const answer = await call()
      const problem = problemIn(answer)
      await (problem ? notes.failed(...problem) : notes.succeeded())
      return answer
    } catch (error) {
      // What this server stopped says nothing about the vendor.
      if (error instanceof VendorUncertain && !signal.aborted) await notes.failed('NO_ANSWER', error.message)
      throw error
    }
  }
  const emptyAccount = (answer: { kind: string; code?: string; problem?: string }) =>
    answer.kind === 'refused' && answer.code === 'INSUFFICIENT_FUNDS'
      ? (['VENDOR_FUNDS', answer.problem ?? ''] as const)
      : undefined
  const { catalog, quote, cancelOrder, resend } = client
  return {
    ...client,
    testConnection: signal =>
      noted(
        signal,
        () => client.testConnection(signal),
        test => (test.kind === 'failed' ? ['ACCESS', test.problem] : undefined),
      ),
    placeOrder: (request, signal) => noted(signal, () => client.placeOrder(request, signal), emptyAccount),
    findOrder: (sought, signal) => noted(signal, () => client.findOrder(sought, signal)),
    ...(quote && { quote: (order, signal) => noted(signal, () => quote(order, signal), emptyAccount) }),
    ...(cancelOrder && {
      cancelOrder: (sought, signal) => noted(signal, () => cancelOrder(sought, signal)),
    }),
    ...(resend && { resend: (sought, signal) => noted(signal, () => resend(sought, signal)) }),
    ...(catalog && {
      async *catalog(signal) {
        const pages = catalog(signal)[Symbol.asyncIterator]()
        for (;;) {
          const page = await noted(signal, () => pages.next())
          if (page.done) return
          yield page.value
        }
      },
    }),
  }
}
