import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import type { Exchanges } from './exchanges.ts'

/** Something that a detector saw in a month. It is a finding from the threshold of its signal on. */
export type Sighting = {
  readonly signal: RadarSignal
  /** The giver comes first where there is one. */
  readonly subjectIds: readonly MemberId[]
  /** The percentage that thresholds are about. */
  readonly share: number
  readonly times: number
  /** The points that moved; for thanks without words, their number. A finding grows by it. */
  readonly weight: number
}

/** What the detectors look at. */
export type Seen = {
  readonly month: Exchanges
  /** The month with the two before it: awards are rare. */
  readonly quarter: readonly Exchanges[]
  /** The points that a member may give in a month by the policy of the team; 0 where it is not known. */
  readonly allowance: number
  /** False where texts of the month are erased. */
  readonly hasTexts: boolean
}

export type Detector = (seen: Seen) => readonly Sighting[]

/** The same people and signal have one finding, whatever the month; that of a circle belongs to who gave the awards. */
export const findingIdOf = (
  teamId: TeamId,
  { signal, subjectIds }: Pick<Sighting, 'signal' | 'subjectIds'>,
): string => {
  switch (signal) {
    case 'pair':
    case 'ring':
      return derivedId('finding', teamId, signal, ...subjectIds.toSorted())
    case 'circle':
      return derivedId('finding', teamId, signal, ...subjectIds.slice(0, 1))
    case 'burst':
    case 'favourite':
    case 'wordless':
      return derivedId('finding', teamId, signal, ...subjectIds)
    default:
      return signal satisfies never
  }
}

export const sightingIdOf = (findingId: string, month: string): string =>
  derivedId('sighting', findingId, month)
