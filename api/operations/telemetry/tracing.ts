import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { LRUCache } from 'lru-cache'

/** A span has few attributes, and none that is about a person: no ids, no texts, no addresses. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export type Tracing = {
  /** Begins a span for someone else to end. */
  readonly begin: (name: string, kind: SpanKind, attributes: SpanAttributes, parent: Context) => Span
  /** Runs work in a span of its own. */
  readonly within: <Result>(
    span: { readonly name: string; readonly kind?: SpanKind; readonly attributes?: SpanAttributes },
    parent: Context,
    work: () => Promise<Result>,
  ) => Promise<Result>
  /** Notes which trace a command belongs to, and later at which position its events are. */
  readonly noteCommand: (commandId: CommandId, at: Context) => void
  readonly notePosition: (position: number, at: Context) => void
  /** The trace of a command that this process recorded a while ago. */
  readonly ofCommand: (commandId: CommandId) => Context | undefined
  /** The traces of what was recorded up to a position, each once. */
  readonly takeUpTo: (position: number) => readonly Context[]
}

/** Enough for a busy second; older traces lose their last spans. */
const rememberedMax = 1_000

export const createTracing = (tracer: Tracer): Tracing => {
  const ofCommands = new LRUCache<CommandId, Context>({ max: rememberedMax })
  const atPositions = new LRUCache<number, Context>({ max: rememberedMax })
  const begin: Tracing['begin'] = (name, kind, attributes, parent) =>
    tracer.startSpan(name, { kind, attributes }, parent)
  return {
    begin,
    within: async ({ name, kind = SpanKind.INTERNAL, attributes = {} }, parent, work) => {
      const span = begin(name, kind, attributes, parent)
      try {
        return await context.with(trace.setSpan(parent, span), work)
      } catch (error) {
        noteError(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    noteCommand: (commandId, at) => void ofCommands.set(commandId, at),
    notePosition: (position, at) => void atPositions.set(position, at),
    ofCommand: commandId => ofCommands.get(commandId),
    takeUpTo: position => {
      const reached = [...atPositions.entries()].filter(([at]) => at <= position)
      for (const [at] of reached) atPositions.delete(at)
      return reached.map(([, at]) => at)
    },
  }
}

/** The class of an error without its message, which may quote what people wrote. */
export const noteError = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The context of the trace that runs now; undefined outside of every trace. */
export const activeTrace = (): Context | undefined => {
  const active = context.active()
  return trace.getSpan(active) === undefined ? undefined : active
}

export const outsideOfTraces = ROOT_CONTEXT
