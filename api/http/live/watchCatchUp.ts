import { isCatchingUp } from '@laurel/ledger/log/catchingUp.ts'
import type { LogLag } from '@laurel/ledger/log/lagOf.ts'

const pauseMilliseconds = 15_000
const pauseMillisecondsWhileCatchingUp = 2_000

export type CatchUpWatch = {
  /** Begins to look. */
  readonly start: () => void
  readonly stop: () => void
}

export type CatchUpOptions = {
  readonly readLag: () => Promise<LogLag>
  /** Called when the read models start to catch up, and when they are current. */
  readonly onChange: (isCatchingUp: boolean) => void
  readonly onFailure: (error: unknown) => void
}

/** Looks from time to time whether the read models are far behind the log, and more often while they are. */
export const watchCatchUp = ({ readLag, onChange, onFailure }: CatchUpOptions): CatchUpWatch => {
  let isBehind = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<void> => {
    try {
      const found = isCatchingUp(await readLag())
      if (isStopped) return
      if (found !== isBehind) {
        isBehind = found
        onChange(found)
      }
    } catch (error) {
      if (!isStopped) onFailure(error)
    }
    if (!isStopped)
      timer = setTimeout(() => void look(), isBehind ? pauseMillisecondsWhileCatchingUp : pauseMilliseconds)
    timer?.unref()
  }

  return {
    start: () => void look(),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
