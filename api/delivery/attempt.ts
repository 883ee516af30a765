import type { ClaimedJob } from './claim.ts'
import { putBack, type Result, resultOf } from './finish.ts'
import type { JobHandler } from './handler.ts'
import { abortGraceMilliseconds } from './limits.ts'
import { dead, failed, type Outcome } from './outcome.ts'
import { problemText } from './problemText.ts'

export type AttemptSurroundings = {
  readonly random: () => number
  /** Stores a state of the job; throws where the job has been lost. */
  readonly keep: (job: ClaimedJob, state: unknown) => Promise<void>
  readonly onError: (error: unknown, job: ClaimedJob) => void
}

/** The reason of the signal that a handler is given. */
export class AttemptAborted extends Error {
  override readonly name = 'AttemptAborted'
  readonly why: 'stopping' | 'lost' | 'tooLong'

  constructor(why: AttemptAborted['why']) {
    super(texts[why])
    this.why = why
  }
}

const texts = {
  stopping: 'The process stops.',
  lost: 'Another process has the job.',
  tooLong: 'The attempt took too long.',
} as const

/**
 * Makes one attempt. Answers what it changes about the job, or nothing where the job is left as it is: another process
 * has it, or the process stops while the handler ignores the signal and may still be working.
 */
export const attempt = async (
  surroundings: AttemptSurroundings,
  handler: JobHandler,
  job: ClaimedJob,
  aborting: AbortController,
): Promise<Result | undefined> => {
  // Recalled during an attempt whose process died.
  if (job.afterwards === 'recall') return putBack
  const outcome =
    job.attempts > Math.max(handler.attemptsMax, handler.interruptedMax ?? 0)
      ? dead('The process ended during the last attempt.')
      : await outcomeWithin(surroundings, handler, job, aborting)
  const why = aborting.signal.reason instanceof AttemptAborted ? aborting.signal.reason.why : undefined
  if (why === 'lost') return undefined
  if (outcome === 'abandoned')
    return why === 'stopping' ? undefined : resultOf(failed(texts.tooLong), job, handler, surroundings.random)
  // What failed because it was interrupted does not count.
  if (why === 'stopping' && outcome.kind === 'failed') return putBack
  return resultOf(outcome, job, handler, surroundings.random)
}

const outcomeWithin = async (
  { keep, onError }: AttemptSurroundings,
  handler: JobHandler,
  job: ClaimedJob,
  aborting: AbortController,
): Promise<Outcome | 'abandoned'> => {
  const { signal } = aborting
  const abandoned = Promise.withResolvers<'abandoned'>()
  let grace: NodeJS.Timeout | undefined
  const waitForEnd = (): void => {
    grace = setTimeout(() => abandoned.resolve('abandoned'), abortGraceMilliseconds)
  }
  signal.addEventListener('abort', waitForEnd, { once: true })
  const limit = setTimeout(
    () => aborting.abort(new AttemptAborted('tooLong')),
    Math.min(handler.attemptMilliseconds, timerMax),
  )
  const run = async (): Promise<Outcome> => {
    try {
      return await handler.run(job, { signal, keep: state => keep(job, state) })
    } catch (error) {
      if (!signal.aborted) onError(error, job)
      return failed(problemText(error))
    }
  }
  try {
    return await Promise.race([run(), abandoned.promise])
  } finally {
    clearTimeout(limit)
    clearTimeout(grace)
    signal.removeEventListener('abort', waitForEnd)
  }
}

/** Longer timers fire at once. */
const timerMax = 2 ** 31 - 1
