import { notLeader, Refusal, tooSlow } from './refusals.ts'
import type { CallFailure, CallKind, Counters } from './wireControl.ts'

/** The common part of reads, subscriptions and calls for appends. */
export type AnyCall = {
  getPeer(): string
  on(name: 'cancelled', listener: () => void): unknown
  emit(name: 'error', error: Error): boolean
  end(): unknown
}

export type OpenCall = {
  /** Nothing more may be sent: the call is over, is ending or has to stay silent. */
  readonly isStopped: () => boolean
  /** Stops the call as a failure says; what was sent before still arrives. */
  readonly fail: (failure: CallFailure) => void
  readonly refuse: (refusal: Refusal) => void
  readonly end: () => void
  /** Calls when client and server are done with the call. */
  readonly onOver: (listener: () => void) => void
}

const prefixesMax = 1_000

/** The open calls, and counts of all calls. */
export const createOpenCalls = (cutConnection: (peer: string) => void, connections: () => number) => {
  const open = { append: new Set<OpenCall>(), read: new Set<OpenCall>(), subscribe: new Set<OpenCall>() }
  const seen = { appends: 0, reads: 0, leftReads: 0, subscriptions: 0, tooSlow: 0 }
  const prefixes: (readonly string[])[] = []
  let announce = () => {}

  const enter = (kind: CallKind, call: AnyCall): OpenCall => {
    const listeners: (() => void)[] = []
    let isOver = false
    let isStopped = false
    const leave = () => {
      if (isOver) return
      isOver = true
      if (kind === 'read' && !isStopped) seen.leftReads += 1
      open[kind].delete(entered)
      for (const listener of listeners) listener()
      announce()
    }
    const stop = (how: () => void): void => {
      if (isStopped) return
      isStopped = true
      how()
    }
    const refuse = (refusal: Refusal) => stop(() => call.emit('error', refusal))
    const end = () => stop(() => call.end())
    const fail = (failure: CallFailure): void => {
      if (failure.kind === 'end') end()
      else if (failure.kind === 'silence') stop(() => {})
      else if (failure.kind === 'cut') stop(() => cutConnection(call.getPeer()))
      else refuse(refusalOf(failure))
    }
    const entered: OpenCall = {
      isStopped: () => isStopped || isOver,
      fail,
      refuse,
      end,
      onOver: listener => listeners.push(listener),
    }
    open[kind].add(entered)
    // Comes at the end of every call, however it ends.
    call.on('cancelled', leave)
    announce()
    return entered
  }

  return {
    enter,
    count: (what: keyof typeof seen): void => {
      seen[what] += 1
      announce()
    },
    notePrefixes: (asked: readonly string[]): void => {
      prefixes.push(asked)
      if (prefixes.length > prefixesMax) prefixes.shift()
    },
    interrupt: (kind: CallKind, failure: CallFailure): void => {
      for (const call of Array.from(open[kind])) call.fail(failure)
    },
    counters: (): Counters => ({
      ...seen,
      connections: connections(),
      openAppendCalls: open.append.size,
      openReads: open.read.size,
      openSubscriptions: open.subscribe.size,
      prefixes: prefixes.map(asked => [...asked]),
    }),
    /** Connections are counted elsewhere. */
    noteChange: (): void => announce(),
    /** Calls after every change of a count. */
    onChange: (listener: () => void): void => {
      announce = listener
    },
  }
}

export type OpenCalls = ReturnType<typeof createOpenCalls>

const refusalOf = (failure: Extract<CallFailure, { kind: 'status' | 'notLeader' | 'tooSlow' }>): Refusal => {
  switch (failure.kind) {
    case 'status':
      return new Refusal(failure.code, failure.details)
    case 'notLeader':
      return notLeader(failure.host, failure.port)
    case 'tooSlow':
      return tooSlow()
    default:
      return failure satisfies never
  }
}
