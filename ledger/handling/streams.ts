import { awardStream } from '../awards/stream.ts'
import { campaignStream } from '../campaigns/stream.ts'
import { celebrationStream } from '../celebrations/stream.ts'
import { channelStream } from '../channels/stream.ts'
import { competitionStream } from '../competitions/stream.ts'
import { deadLetterStream } from '../deadLetters/stream.ts'
import type { TeamId } from '../kernel/ids.ts'
import { memberStream } from '../members/stream.ts'
import { radarStream } from '../radar/stream.ts'
import { exceptionStream } from '../reconciliation/stream.ts'
import { catalogStream } from '../rewards/catalog/stream.ts'
import { claimStream } from '../rewards/claims/stream.ts'
import { fundStream } from '../rewards/funds/stream.ts'
import { itemStream } from '../rewards/items/stream.ts'
import { redemptionStream } from '../rewards/redemptions/stream.ts'
import { segmentStream } from '../segments/stream.ts'
import { teamStream } from '../teams/stream.ts'

/** Every kind of stream of the product. Commands, rejections, events and prefixes follow from this list. */
export const ledgerStreams = [
  teamStream,
  memberStream,
  channelStream,
  catalogStream,
  itemStream,
  fundStream,
  redemptionStream,
  awardStream,
  campaignStream,
  celebrationStream,
  competitionStream,
  claimStream,
  segmentStream,
  exceptionStream,
  radarStream,
  deadLetterStream,
] as const

export type LedgerStream = (typeof ledgerStreams)[number]

/** Stores filter by these prefixes. */
export const ledgerStreamPrefixes: readonly LedgerStream['prefix'][] = ledgerStreams.map(
  ({ prefix }) => prefix,
)

export type StreamPrefix = LedgerStream['prefix']

/** The prefixes of the names of a team's streams, of some kinds or of all. Ids of teams have equal lengths. */
export const streamPrefixesOf = (
  teamId: TeamId,
  kinds: readonly StreamPrefix[] = ledgerStreamPrefixes,
): readonly string[] => kinds.map(kind => `${kind}${teamId}`)
