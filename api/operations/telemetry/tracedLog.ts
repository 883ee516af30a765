import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import { type Context, context, type Span, SpanKind, trace } from '@opentelemetry/api'
import { activeTrace, noteError, outsideOfTraces, type Tracing } from './tracing.ts'

/** The same log; appends of a traced command are spans of its trace. */
export const tracedLog = <Log extends Pick<EventLog, 'append'>>(log: Log, tracing: Tracing): Log => ({
  ...log,
  append: async (...given: Parameters<EventLog['append']>) => {
    const [stream, events] = given
    const parent = activeTrace()
    if (parent === undefined) return log.append(...given)
    const [first] = events
    if (first) tracing.noteCommand(first.metadata.commandId, parent)
    const attributes = { 'laurel.stream': stream.split('-', 1)[0] ?? '', 'laurel.events': events.length }
    const span = { name: 'append', kind: SpanKind.CLIENT, attributes }
    return tracing.within(span, parent, async () => {
      const result = await log.append(...given)
      if (result.kind === 'appended' && !result.repeated)
        for (const { position } of result.events) tracing.notePosition(position, parent)
      return result
    })
  },
})

/** The same log for one follower; handling events of a traced command is a span of its trace. */
export const followingLog = <Log extends Pick<EventLog, 'subscribeAll'>>(
  log: Log,
  tracing: Tracing,
  name: string,
): Log => ({
  ...log,
  subscribeAll: (...[after, handle, filter]: Parameters<EventLog['subscribeAll']>) =>
    log.subscribeAll(after, events => inTracesOf(tracing, name, events, () => handle(events)), filter),
})

const inTracesOf = async (
  tracing: Tracing,
  name: string,
  events: readonly RecordedEvent[],
  work: () => Promise<void>,
): Promise<void> => {
  const last = new Map<CommandId, RecordedEvent>()
  for (const event of events) last.set(event.metadata.commandId, event)
  const spans = [...last].flatMap(([commandId, event]) => {
    const parent = tracing.ofCommand(commandId)
    if (!parent) return []
    const span = tracing.begin(name, SpanKind.CONSUMER, { 'laurel.events': events.length }, parent)
    return [{ span, at: trace.setSpan(parent, span), position: event.position }]
  })
  if (name === showingName) for (const { at, position } of spans) tracing.notePosition(position, at)
  try {
    await context.with(contextFor(spans), work)
  } catch (error) {
    for (const { span } of spans) noteError(span, error)
    throw error
  } finally {
    for (const { span } of spans) span.end()
  }
}

/** What is done for several traces at once belongs to none of them. */
const contextFor = (spans: readonly { readonly span: Span; readonly at: Context }[]): Context => {
  const [first, ...others] = spans
  const traceId = first?.span.spanContext().traceId
  const isOne = others.every(({ span }) => span.spanContext().traceId === traceId)
  return first && isOne ? first.at : outsideOfTraces
}

/** The follower that updates read models, after which people see what was recorded. */
export const showingName = 'update read models'
