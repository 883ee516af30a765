import type { Figures } from './verdict.ts'

/** One measured case of the run. */
export type Measured = Figures & {
  readonly part: 'read' | 'command' | 'screen' | 'job'
  readonly name: string
  readonly variant: string
}
