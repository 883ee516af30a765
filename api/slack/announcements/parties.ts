import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { ChannelId, MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { AnnouncedEvent } from './renderMessage.ts'

/** The people of an announced event, and the recognition channels it is announced in. */
export type Parties = {
  readonly giverId: MemberId | null
  /** In the order in which the announcement names them. */
  readonly recipientIds: readonly MemberId[]
  readonly channelIds: readonly ChannelId[]
}

export const partiesOf = (event: AnnouncedEvent): Parties => {
  switch (event.type) {
    case 'ShoutoutGiven':
    case 'AwardGiven': {
      const { giverId, recipientIds, channelId } = event.data
      return { giverId, recipientIds, channelIds: channelId === null ? [] : [channelId] }
    }
    case 'AwardGranted':
    case 'PrizeGranted': {
      const { memberId, channelIds } = event.data
      return { giverId: null, recipientIds: [memberId], channelIds }
    }
    case 'CampaignOpened':
    case 'CampaignCompleted':
      return { giverId: null, recipientIds: [], channelIds: [event.data.channelId] }
    case 'CompetitionCreated':
    case 'CompetitionCompleted':
    case 'AdjustmentProposed':
    case 'AwardProposed':
    case 'RedemptionHeld':
    case 'LaurelIntroduced':
    case 'RedemptionPlaced':
    case 'RedemptionDeclined':
    case 'RedemptionCancelled':
      return { giverId: null, recipientIds: [], channelIds: [] }
    default:
      return assertNever(event)
  }
}
