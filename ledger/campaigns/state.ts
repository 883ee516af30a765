import { assertNever } from '../kernel/assertNever.ts'
import type { MemberId } from '../kernel/ids.ts'
import type { Campaign, CampaignEvent } from './events.ts'
import { type Nominations, noNominations, withNomination } from './nominations.ts'

export type OpenCampaign = {
  readonly kind: 'open'
  readonly campaign: Campaign
  readonly nominations: Nominations
}

export type CampaignState =
  | { readonly kind: 'unknown' }
  | OpenCampaign
  | { readonly kind: 'complete'; readonly campaign: Campaign; readonly winnerIds: readonly MemberId[] }

export const initialState: CampaignState = { kind: 'unknown' }

export const evolve = (state: CampaignState, event: CampaignEvent): CampaignState => {
  if (event.type === 'CampaignOpened')
    return { kind: 'open', campaign: event.data, nominations: noNominations }
  if (state.kind !== 'open') throw new Error(`${event.type} is in the stream of a campaign that is not open.`)
  switch (event.type) {
    case 'MemberNominated':
      return { ...state, nominations: withNomination(state.nominations, event.data) }
    case 'CampaignCompleted':
      return { kind: 'complete', campaign: state.campaign, winnerIds: event.data.winnerIds }
    default:
      return assertNever(event)
  }
}
