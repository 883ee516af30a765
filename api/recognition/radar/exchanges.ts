import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { wordsOf } from './wordsOf.ts'

/** A shoutout or a spot award, as the radar reads it. */
export type Thanks = {
  readonly kind: 'shoutout' | 'award'
  readonly giverId: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: number
  readonly message: string
  /** Given in the last day before an allowance began again. */
  readonly isBeforeReset: boolean
}

type Sum = { times: number; points: number }

/** What one person gave in a month. */
export type Giver = {
  /** Shoutouts, once for each recipient. */
  readonly given: Sum
  readonly to: Map<MemberId, Sum>
  readonly beforeReset: Sum
  readonly awarded: Sum
  readonly awardedTo: Map<MemberId, Sum>
  /** How many shoutouts have the same words; those without words of their own have the empty text. */
  readonly texts: Map<string, number>
}

/** Who gave what to whom in a month. */
export type Exchanges = ReadonlyMap<MemberId, Giver>

const nothing = (): Sum => ({ times: 0, points: 0 })

const newGiver = (): Giver => ({
  given: nothing(),
  to: new Map(),
  beforeReset: nothing(),
  awarded: nothing(),
  awardedTo: new Map(),
  texts: new Map(),
})

const add = (sum: Sum, times: number, points: number): void => {
  sum.times += times
  sum.points += points
}

const addTo = (sums: Map<MemberId, Sum>, memberId: MemberId, points: number): void => {
  const sum = sums.get(memberId) ?? nothing()
  add(sum, 1, points)
  sums.set(memberId, sum)
}

/** Sums up thanks as they are read, so that a month needs memory for its people and not for its thanks. */
export const gatherExchanges = () => {
  const givers = new Map<MemberId, Giver>()
  return {
    add: ({ kind, giverId, recipientIds, pointsEach, message, isBeforeReset }: Thanks): void => {
      const others = [...new Set(recipientIds)].filter(recipientId => recipientId !== giverId)
      if (others.length === 0) return
      const giver = givers.get(giverId) ?? newGiver()
      givers.set(giverId, giver)
      const points = pointsEach * others.length
      if (kind === 'award') {
        add(giver.awarded, others.length, points)
        for (const other of others) addTo(giver.awardedTo, other, pointsEach)
        return
      }
      add(giver.given, others.length, points)
      if (isBeforeReset) add(giver.beforeReset, 1, points)
      for (const other of others) addTo(giver.to, other, pointsEach)
      const words = wordsOf(message)
      giver.texts.set(words, (giver.texts.get(words) ?? 0) + 1)
    },
    exchanges: (): Exchanges => givers,
  }
}

export const shareOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.floor((part * 100) / whole)
