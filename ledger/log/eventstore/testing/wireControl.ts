import { z } from 'zod'

const textMax = 1_000

/** How a call fails. */
export const CallFailure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    code: z.int().min(1).max(16),
    details: z.string().max(textMax).default('A planned failure.'),
  }),
  z.strictObject({ kind: z.literal('notLeader'), host: z.string().max(textMax), port: z.int() }),
  z.strictObject({ kind: z.literal('tooSlow') }),
  /** Ends without an error and without the rest of the answer. */
  z.strictObject({ kind: z.literal('end') }),
  /** Stays open and sends nothing more. */
  z.strictObject({ kind: z.literal('silence') }),
  /** Cuts the connection, and with it every call on it. */
  z.strictObject({ kind: z.literal('cut') }),
])
export type CallFailure = z.infer<typeof CallFailure>

/** An answer that refuses one append and leaves the call that carries it open. */
const AppendRefusal = z.strictObject({
  kind: z.literal('answer'),
  status: z.enum(['timeout', 'unknown', 'accessDenied', 'tooBig', 'Server Is Not Ready', 'Server Is Busy']),
})

/** What goes wrong with the next call of a kind; faults of one kind wait for their calls in turn. */
export const Fault = z.discriminatedUnion('call', [
  z.strictObject({
    call: z.literal('append'),
    /** Whether the append is in the log when it fails. */
    when: z.enum(['before', 'after']),
    failure: z.union([CallFailure, AppendRefusal]),
  }),
  z.strictObject({ call: z.literal('read'), afterEvents: z.int().min(0), failure: CallFailure }),
  z.strictObject({ call: z.literal('subscribe'), afterEvents: z.int().min(0), failure: CallFailure }),
  z.strictObject({ call: z.literal('features'), failure: CallFailure }),
])
export type Fault = z.infer<typeof Fault>
export type AppendFault = Extract<Fault, { call: 'append' }>

export const CallKind = z.enum(['append', 'read', 'subscribe'])
export type CallKind = z.infer<typeof CallKind>

/** An event that something else than Laurel wrote. */
export const ForeignEvent = z.strictObject({
  type: z.string().min(1).max(textMax),
  isJson: z.boolean(),
  data: z.string().max(1_000_000),
  metadata: z.string().max(1_000_000),
})
export type ForeignEvent = z.infer<typeof ForeignEvent>

export const Command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fail'), faults: z.array(Fault).max(1_000) }),
  z.strictObject({ kind: z.literal('forgetFaults') }),
  z.strictObject({ kind: z.literal('interrupt'), calls: CallKind, failure: CallFailure }),
  z.strictObject({ kind: z.literal('cutConnections') }),
  z.strictObject({
    kind: z.literal('record'),
    stream: z.string().min(1).max(textMax),
    events: z.array(ForeignEvent).min(1).max(1_000),
    times: z.int().min(1).max(100_000),
  }),
  z.strictObject({ kind: z.literal('count') }),
])
export type Command = z.infer<typeof Command>

export const Counters = z.strictObject({
  connections: z.int(),
  /** Appends that were answered or failed, each once, also those that came together in one call. */
  appends: z.int(),
  reads: z.int(),
  /** Reads that the client cancelled before all was sent. */
  leftReads: z.int(),
  subscriptions: z.int(),
  /** Subscribers dropped because they did not keep up. */
  tooSlow: z.int(),
  openAppendCalls: z.int(),
  openReads: z.int(),
  openSubscriptions: z.int(),
  /** The prefixes of each filter, of reads and of subscriptions, the newest last. */
  prefixes: z.array(z.array(z.string())),
})
export type Counters = z.infer<typeof Counters>

/** What the starter sends to the program. */
export const ToProgram = z.strictObject({ id: z.int(), command: Command })
export type ToProgram = z.infer<typeof ToProgram>

/** What the program sends to its starter. */
export const FromProgram = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('listening'), port: z.int() }),
  z.strictObject({ kind: z.literal('done'), id: z.int(), counters: Counters }),
  z.strictObject({ kind: z.literal('failed'), id: z.int(), message: z.string() }),
  z.strictObject({ kind: z.literal('counted'), counters: Counters }),
])
export type FromProgram = z.infer<typeof FromProgram>
