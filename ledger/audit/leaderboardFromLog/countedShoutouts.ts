import type { MemberId, ShoutoutId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import { recallableShoutoutsMax } from '../../members/limits.ts'

type Given = {
  readonly shoutoutId: ShoutoutId
  readonly giverId: MemberId
  readonly recallableUntil: Instant
}
type Named = Pick<Given, 'shoutoutId' | 'giverId'>
type Counted = Omit<Given, 'giverId'> & { recalls: number }

/**
 * The counted shoutouts that can still be recalled. It keeps as many per giver as the giver's own state does, so that
 * memory grows with members and not with the log.
 */
export const createCountedShoutouts = () => {
  const byGiver = new Map<MemberId, Counted[]>()
  const find = ({ giverId, shoutoutId }: Named): Counted | undefined =>
    byGiver.get(giverId)?.find(counted => counted.shoutoutId === shoutoutId)

  return {
    remember: ({ shoutoutId, giverId, recallableUntil }: Given): void => {
      const ofGiver = byGiver.get(giverId) ?? []
      byGiver.set(giverId, ofGiver)
      const place = ofGiver.findLastIndex(known => known.recallableUntil <= recallableUntil) + 1
      ofGiver.splice(place, 0, { shoutoutId, recallableUntil, recalls: 0 })
      if (ofGiver.length > recallableShoutoutsMax) ofGiver.shift()
    },
    /** Removes a shoutout; answers whether it was counted. */
    recall: (shoutout: Named): boolean => {
      const counted = find(shoutout)
      if (!counted) return false
      counted.recalls += 1
      return counted.recalls === 1
    },
    /**
     * Restores a shoutout; answers whether it was removed. A restoration that arrives before its recall cancels that
     * one.
     */
    reinstate: (shoutout: Named): boolean => {
      const counted = find(shoutout)
      if (!counted) return false
      counted.recalls -= 1
      return counted.recalls === 0
    },
  }
}
