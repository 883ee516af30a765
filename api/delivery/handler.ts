import type { ClaimedJob } from './claim.ts'
import type { JobKind } from './job.ts'
import { attemptMilliseconds, kindAtOnceMax, stateCharactersMax } from './limits.ts'
import { failed, type Outcome } from './outcome.ts'
import { problemText } from './problemText.ts'
import { attemptsMax, type Backoff, backoffDefault } from './retrying.ts'

/** What a handler knows of the attempt it makes. */
export type Attempt<Payload, State> = {
  readonly key: string
  readonly payload: Payload
  /** What an earlier attempt kept, for instance the idempotency handle of a call whose answer is unknown. */
  readonly state: State | null
  /** 1 for the first. */
  readonly number: number
  /** Aborted when the process stops, the attempt takes too long or the job has been lost to another process. */
  readonly signal: AbortSignal
  /** Stores what the next attempt must know, before the call it is about. Throws where the job has been lost. */
  readonly keep: (state: State) => Promise<void>
}

export type HandlerLimits = {
  readonly attemptsMax: number
  /** Attempts after which a job is given up whose process keeps ending; by default as many as may fail. */
  readonly interruptedMax?: number
  readonly backoff: Backoff
  /** An attempt that takes longer is aborted and counts as failed. */
  readonly attemptMilliseconds: number
  /** The least time between the end of a call and the next call in the same lane. */
  readonly laneIntervalMilliseconds: number
  /** Jobs of the kind that one process runs at once: long ones leave places to others. */
  readonly atOnceMax: number
}

/** The handler of one kind, as a runner uses it. */
export type JobHandler = HandlerLimits & {
  readonly kind: string
  run(
    job: ClaimedJob,
    tools: { readonly signal: AbortSignal; readonly keep: (state: unknown) => Promise<void> },
  ): Promise<Outcome>
}

/** Registers what is done about a kind of job. */
export const handle = <Payload, State>(
  kind: JobKind<Payload, State>,
  run: (attempt: Attempt<Payload, State>) => Promise<Outcome>,
  limits: Partial<HandlerLimits> = {},
): JobHandler => ({
  attemptsMax,
  backoff: backoffDefault,
  attemptMilliseconds,
  laneIntervalMilliseconds: 0,
  atOnceMax: kindAtOnceMax,
  ...limits,
  kind: kind.name,
  run: async (job, { signal, keep }) => {
    const payload = kind.payload.safeParse(job.payload)
    const state = kind.state.nullable().safeParse(job.state)
    // Retried: a newer version that knows the payload may be starting.
    if (!payload.success) return failed(`The payload does not fit. ${problemText(payload.error)}`)
    if (!state.success) return failed(`The state does not fit. ${problemText(state.error)}`)
    return run({
      key: job.key,
      payload: payload.data,
      state: state.data,
      number: job.attempts,
      signal,
      keep: async next => keep(boundedState(next)),
    })
  },
})

const boundedState = (state: unknown): unknown => {
  if (JSON.stringify(state).length > stateCharactersMax)
    throw new RangeError(`The state of a job is longer than ${stateCharactersMax} characters.`)
  return state
}
