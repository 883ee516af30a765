import type { AppendCheck, AppendChecks, ExpectedRevision } from './appendCheck.ts'
import type { LogRecord, ProposedEvent } from './logRecord.ts'
import type { AppendFault } from './wireControl.ts'
import type { Wire } from './wireService.ts'

export const appendBytesMax = 1_024 * 1_024

/** The size of an append as the engine adds it up: metadata and types count nothing where there is data. */
export const appendBytes = (events: readonly ProposedEvent[]): number =>
  events.reduce((sum, { data }) => sum + data.length, 0)

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly last: LogRecord }
  | { readonly kind: 'wrong'; readonly current: number }
  | { readonly kind: 'failed'; readonly failure: AppendFault['failure'] }

/** Appends, or fails as planned before or after it. */
export const createAppending =
  ({ log, plan, calls }: Wire, checks: AppendChecks) =>
  (stream: string, events: readonly ProposedEvent[], expected: ExpectedRevision): AppendOutcome => {
    calls.count('appends')
    const fault = plan.take('append')
    if (fault?.when === 'before') return { kind: 'failed', failure: fault.failure }
    const outcome = outcomeOf(checks.check(stream, events, expected), () => {
      const records = log.append(stream, events)
      checks.remember(records)
      return records.at(-1)
    })
    return fault ? { kind: 'failed', failure: fault.failure } : outcome
  }

export type Append = ReturnType<typeof createAppending>

const outcomeOf = (check: AppendCheck, append: () => LogRecord | undefined): AppendOutcome => {
  if (check.kind === 'wrong') return check
  const last = check.kind === 'repeated' ? check.last : append()
  if (!last) throw new Error('An append has no events.')
  return { kind: 'appended', last }
}
