import { saveAwards } from '@laurel/contract/awards/awards.ts'
import { createCampaign, type NewCampaign } from '@laurel/contract/awards/nominations.ts'
import { me } from '@laurel/contract/people/me.ts'
import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Home } from './home.ts'
import { asking, type Operation, ofOwnTeam, type Statuses } from './operation.ts'

const week = 7 * 86_400_000

const newCampaign = async ({ olga, channelId, accepted }: Home): Promise<NewCampaign> => {
  const body = { to_create: [{ name: 'Laurels', points: 5 }] }
  const { awards } = saveAwards.response.parse(await accepted(olga, saveAwards, { body }))
  return {
    title: 'Spring',
    group_id: channelId,
    award_id: awards.find(({ name }) => name === 'Laurels')?.id ?? '',
    end_date: addMilliseconds(instantOf(new Date()), week).slice(0, 10),
    message: 'Who made this spring?',
    multi_nominations: false,
  }
}

const campaign = async (home: Home): Promise<string> => {
  const created = await home.accepted(home.olga, createCampaign, { body: await newCampaign(home) })
  const { campaign: opened, position } = createCampaign.response.parse(created)
  await home.accepted(home.olga, me, { query: { after: position } })
  return opened.id
}
const campaignParams = async (home: Home) => ({ params: { id: await campaign(home) } })

/** Ann and Cleo are in the channel of the campaign; Ben and Olga are not. */
const onlyInChannel: Statuses = { member: 404, administrator: 404 }

export const nominationOperations: Readonly<Record<string, Operation>> = {
  listCampaigns: ofOwnTeam(),
  createCampaign: asking(async home => ({ body: await newCampaign(home) })),
  getCampaign: asking(campaignParams),
  completeCampaign: asking(async home => ({
    ...(await campaignParams(home)),
    body: { for_users: [home.cleo.memberId] },
  })),
  listCampaignRecords: ofOwnTeam(),
  getCampaignRecord: asking(campaignParams),
  listRunningCampaigns: ofOwnTeam(),
  listOwnNominations: ofOwnTeam(),
  findNominees: asking(campaignParams, onlyInChannel),
  nominate: asking(
    async home => ({
      body: { campaign_id: await campaign(home), user_id: home.cleo.memberId, message: 'Always there' },
    }),
    onlyInChannel,
  ),
}
