import { defineStream } from '../handling/defineStream.ts'
import { completeCampaign } from './completeCampaign.ts'
import { campaignEvents } from './events.ts'
import { nominate } from './nominate.ts'
import { openCampaign } from './openCampaign.ts'
import { evolve, initialState } from './state.ts'

/** A campaign of nominations. */
export const campaignStream = defineStream({
  name: 'campaign',
  key: ({ data }) => [data.campaignId],
  isLong: true,
  initialState,
  evolve,
  events: campaignEvents,
  rules: {
    openCampaign,
    nominate,
    completeCampaign,
  },
})
