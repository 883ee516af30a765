import type { z } from 'zod'
import type { Position } from '../wire/position.ts'

type LogPosition = z.infer<typeof Position>

/** The newest position of the log that this page knows; its queries ask for nothing older. */
export type Freshness = {
  /** Undefined until the page knows one. */
  readonly after: () => LogPosition | undefined
  /** The part of a query that asks for it. */
  readonly query: () => { after?: LogPosition }
  readonly advance: (position: LogPosition) => void
}

export const createFreshness = (): Freshness => {
  let latest: LogPosition | undefined
  return {
    after: () => latest,
    query: () => (latest === undefined ? {} : { after: latest }),
    advance: position => {
      latest = Math.max(latest ?? position, position)
    },
  }
}
