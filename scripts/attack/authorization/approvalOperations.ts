import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import { listProposedAdjustments } from '@laurel/contract/people/proposedAdjustments.ts'
import type { Home } from './home.ts'
import { asking, type Operation, ofOwnTeam, settingsOf } from './operation.ts'

const proposedAdjustment = async ({ olga, cleo, accepted }: Home) => {
  const params = { id: cleo.memberId }
  const body = { points: 20_000, reason: 'A prize' }
  const adjusted = await accepted(olga, adjustMemberPoints, { params, body })
  const { position: after } = adjustMemberPoints.response.parse(adjusted)
  const answer = await accepted(olga, listProposedAdjustments, { query: { after } })
  const [proposed] = listProposedAdjustments.response.parse(answer)
  return { ...params, adjustmentId: proposed?.id ?? '' }
}
const openApproval = async (home: Home) => ({ id: (await proposedAdjustment(home)).adjustmentId })

/** Calls about what waits for a second administrator. */
export const approvalOperations: Readonly<Record<string, Operation>> = {
  listProposedAdjustments: ofOwnTeam(),
  approveAdjustment: asking(async home => ({ params: await proposedAdjustment(home) }), {
    administrator: 403,
  }),
  declineAdjustment: asking(async home => ({ params: await proposedAdjustment(home) })),
  getFourEyes: ofOwnTeam(),
  setFourEyes: settingsOf({ adjustment_points: null, award_points: 500, payout_dollars: null }),
  getTaxRules: ofOwnTeam(),
  setTaxRules: settingsOf({
    country_field: null,
    country_names: [],
    otherwise: 'US',
    year_starts: [],
    rules: [],
  }),
  listTaxedPeople: ofOwnTeam(),
  exportTaxedPeople: ofOwnTeam(),
  exportTaxedRewards: ofOwnTeam(),
  ownTaxYear: ofOwnTeam(),
  ownTaxRules: ofOwnTeam(),
  listApprovals: ofOwnTeam(),
  approveProposal: asking(async home => ({ params: await openApproval(home) }), {
    foreignAdministrator: 409,
    administrator: 403,
  }),
  declineProposal: asking(async home => ({ params: await openApproval(home), body: { reason: 'Not now' } }), {
    foreignAdministrator: 409,
  }),
}
