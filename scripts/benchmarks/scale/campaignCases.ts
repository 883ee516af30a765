import type { Company } from './company.ts'
import { searchedName } from './people.ts'
import { idOf, listed, type ReadCase, type ReadCases } from './readCase.ts'

const ofLead: readonly ReadCase[] = [{ variant: '', sent: {}, as: 'lead' }]

export const campaignCases = ({ campaignIdAt }: Company): ReadCases => {
  const id = campaignIdAt(0)
  return {
    listCampaigns: [{ variant: '', sent: {}, isPerRow: true }],
    listCampaignRecords: listed({
      sorts: ['created_at', 'end_date', 'title'],
      filters: { active: { is_ended: false }, ended: { is_ended: true } },
    }),
    getCampaign: idOf(id),
    // It has ended, with two winners.
    getCampaignRecord: idOf(campaignIdAt(2)),
    listRunningCampaigns: ofLead,
    findNominees: [
      { variant: '', sent: { params: { id } }, as: 'lead' },
      { variant: 'search name', sent: { params: { id }, query: { q: searchedName } }, as: 'lead' },
    ],
    listOwnNominations: ofLead,
  }
}
