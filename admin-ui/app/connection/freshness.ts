import type { Position } from '@laurel/contract/wire/position.ts'
import type { z } from 'zod'

/** How far the log had come with what this browser did; queries ask for nothing older. */
export type Freshness = {
  /** Undefined until the browser has done something. */
  readonly after: () => z.infer<typeof Position> | undefined
  readonly advance: (position: z.infer<typeof Position>) => void
}

export const createFreshness = (): Freshness => {
  let latest: number | undefined
  return {
    after: () => latest,
    advance: position => {
      latest = Math.max(latest ?? position, position)
    },
  }
}
