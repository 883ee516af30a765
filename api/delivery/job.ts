import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'

/** A kind of job: its name, which is stored, and what its payload and state look like. */
export type JobKind<Payload, State = never> = {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** What an attempt may leave for the next one. */
  readonly state: z.ZodType<State>
}

export const defineJob = <Payload, State = never>(kind: {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  readonly state?: z.ZodType<State>
}): JobKind<Payload, State> => ({ ...kind, state: kind.state ?? z.never() })

/** What is said about a job beside its payload. */
export type JobOrder = {
  /** The same key enqueues once, also after the job has ended. */
  readonly key: string
  /** Jobs of one lane run one after the other, in the order in which they were enqueued. */
  readonly lane?: string | null
  /** The team that the job belongs to. */
  readonly owner?: string | null
  readonly notBefore?: Instant
}

export type NewJob = JobOrder & { readonly kind: string; readonly payload: unknown }

/** A job ready to be enqueued. Throws where the payload does not fit its kind. */
export const newJob = <Payload>(
  kind: Pick<JobKind<Payload>, 'name' | 'payload'>,
  payload: Payload,
  order: JobOrder,
): NewJob => {
  kind.payload.parse(payload)
  return { ...order, kind: kind.name, payload }
}
