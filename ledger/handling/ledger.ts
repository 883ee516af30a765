import type { AwardState } from '../awards/state.ts'
import type { CampaignState } from '../campaigns/state.ts'
import type { CelebrationState } from '../celebrations/state.ts'
import type { CelebrationKind } from '../celebrations/vocabulary.ts'
import type { ChannelState } from '../channels/state.ts'
import type { CompetitionState } from '../competitions/state.ts'
import type { EventPlace } from '../deadLetters/events.ts'
import type {
  AwardId,
  CampaignId,
  ChannelId,
  CompetitionId,
  EventId,
  ItemId,
  MemberId,
  RedemptionId,
  SegmentId,
  TeamId,
} from '../kernel/ids.ts'
import type { RecordedEvent } from '../log/port.ts'
import type { MemberState } from '../members/state.ts'
import type { RadarState } from '../radar/state.ts'
import type { ExceptionState } from '../reconciliation/state.ts'
import type { CatalogState } from '../rewards/catalog/state.ts'
import type { FundState } from '../rewards/funds/state.ts'
import type { ItemState } from '../rewards/items/state.ts'
import type { RedemptionState } from '../rewards/redemptions/state.ts'
import type { SegmentState } from '../segments/state.ts'
import type { TeamState } from '../teams/state.ts'
import type { LedgerCommand } from './commands.ts'
import type { Outcome } from './outcome.ts'

/** The write side of the ledger as the rest of the product sees it. */
export type Ledger = {
  /** Decides a command and records its events. Acknowledged means: in the log, durably, exactly once. */
  handle(command: LedgerCommand): Promise<Outcome>

  /**
   * The state of a stream, for callers that put a policy into their command. Another process may have changed it within
   * the last second. Screens use read models.
   */
  team(teamId: TeamId): Promise<TeamState>
  channel(teamId: TeamId, channelId: ChannelId): Promise<ChannelState>
  member(teamId: TeamId, memberId: MemberId): Promise<MemberState>
  catalog(teamId: TeamId): Promise<CatalogState>
  award(teamId: TeamId, awardId: AwardId): Promise<AwardState>
  campaign(teamId: TeamId, campaignId: CampaignId): Promise<CampaignState>
  celebration(teamId: TeamId, kind: CelebrationKind): Promise<CelebrationState>
  competition(teamId: TeamId, competitionId: CompetitionId): Promise<CompetitionState>
  segment(teamId: TeamId, segmentId: SegmentId): Promise<SegmentState>
  item(teamId: TeamId, itemId: ItemId): Promise<ItemState>
  fund(teamId: TeamId): Promise<FundState>
  exception(teamId: TeamId, exceptionId: string): Promise<ExceptionState>
  radar(teamId: TeamId): Promise<RadarState>
  /** Up to date, for checks that callers make one after the other, in whatever process. */
  memberNow(teamId: TeamId, memberId: MemberId): Promise<MemberState>
  /** Up to date, because the next step of an order follows from it. */
  redemption(teamId: TeamId, redemptionId: RedemptionId): Promise<RedemptionState>

  /** An event as it was recorded, read at its place. */
  event(id: EventId, place: EventPlace): Promise<RecordedEvent | undefined>
}
