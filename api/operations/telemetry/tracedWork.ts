import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { SpanKind } from '@opentelemetry/api'
import type { JobHandler } from '../../delivery/handler.ts'
import { contextOf } from '../../delivery/traceparent.ts'
import { activeTrace, type Tracing } from './tracing.ts'

/** The same ledger; commands of traced requests and jobs are spans. */
export const tracedLedger = (ledger: Ledger, tracing: Tracing): Ledger => ({
  ...ledger,
  handle: command => {
    const parent = activeTrace() ?? tracing.ofCommand(command.correlationId ?? command.id)
    if (!parent) return ledger.handle(command)
    return tracing.within({ name: `command ${command.type}` }, parent, () => ledger.handle(command))
  },
})

/** The same handler; every attempt is a span of the trace that enqueued the job. */
export const tracedHandler =
  (tracing: Tracing) =>
  (handler: JobHandler): JobHandler => ({
    ...handler,
    run: (job, tools) =>
      tracing.within(
        {
          name: `job ${handler.kind}`,
          kind: SpanKind.CONSUMER,
          attributes: { 'laurel.attempt': job.attempts },
        },
        contextOf(job.trace),
        () => handler.run(job, tools),
      ),
  })

/** Runs what tells open pages of a position, as a span of each trace that recorded something up to it. */
export const tracedTelling =
  (tracing: Tracing) =>
  async (position: number, work: () => Promise<void>): Promise<void> => {
    const spans = tracing
      .takeUpTo(position)
      .map(parent => tracing.begin('send live message', SpanKind.PRODUCER, {}, parent))
    try {
      await work()
    } finally {
      for (const span of spans) span.end()
    }
  }
