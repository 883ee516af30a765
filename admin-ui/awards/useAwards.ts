import type { Award } from '@laurel/contract/awards/award.ts'
import { listAwards } from '@laurel/contract/awards/awards.ts'
import { useAnswer } from '../connection/useAnswer.ts'

export type SpotAwards = {
  /** By name; undefined until known. */
  readonly awards: readonly Award[] | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The awards that people give; what Laurel gives by itself is left out. */
export const useAwards = (): SpotAwards => {
  const { data, error, refetch } = useAnswer(listAwards, after => ({ query: after }))
  return {
    awards: data?.awards.filter(award => !award.is_bot),
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
