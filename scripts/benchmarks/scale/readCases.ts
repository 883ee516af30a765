import { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import { memberFigures, teamFigures } from '@laurel/contract/reports/explanations.ts'
import { campaignCases } from './campaignCases.ts'
import type { Company } from './company.ts'
import { fairnessCases, insightCases, lineCases } from './insightCases.ts'
import { rareWord, searchedName } from './people.ts'
import { asQuery, type Dates, idOf, listed, type ReadCase, type ReadCases } from './readCase.ts'
import { segmentCases } from './segmentCases.ts'

const plain: readonly ReadCase[] = [{ variant: '', sent: {} }]
/** An answer without pages. */
const allRows: readonly ReadCase[] = [{ variant: '', sent: {}, isPerRow: true }]
const ofLead: readonly ReadCase[] = [{ variant: '', sent: {}, as: 'lead' }]
const ofAnyone: readonly ReadCase[] = [{ variant: '', sent: {}, as: 'anyone' }]
const activityFilters = ({ channelIds, awardIds }: Company, { start, end }: Dates) => ({
  dates: { start, end },
  general: { group: channelIds[0] },
  'one channel': { group: channelIds[1] },
  award: { type: 'awards', award_id: awardIds[2] },
  ...Object.fromEntries(ActivityReport.options.map(type => [type, { type }])),
  'search name': { q: searchedName },
  'search word': { q: rareWord },
  'search nothing': { q: 'no such word' },
})

const peopleCases = (company: Company, { start, end, asOf }: Dates): ReadCases => {
  const { memberIds, channelIds, segmentIds, lookedAtId: memberId } = company
  const ofMember = idOf(memberId)
  return {
    me: [...plain, { variant: 'member', sent: {}, as: 'lead' }],
    listMembers: listed({
      sorts: [
        'name',
        'email',
        'redeemable_points',
        'shoutout_allowance_remaining',
        'award_allowance_remaining',
        'is_active',
        'is_admin',
      ],
      reversed: { call: 'listMembers', sort: ['name', 'DESC'] },
      filters: {
        'search name': { q: searchedName },
        'search nothing': { q: 'no such name' },
        ids: { id: memberIds.slice(20, 45) },
        administrators: { is_admin: true },
        active: { is_active: true },
        'no channel': { has_group: false },
        managers: { is_manager: true },
      },
    }),
    listUsersPage: [
      ...[1, 2].map(page => ({ variant: `page ${page}`, sent: { params: { page } } })),
      { variant: 'managers', sent: { params: { page: 1 }, query: { filters: { user_type: 'managers' } } } },
    ],
    exportUsers: allRows,
    getMember: ofMember,
    getUserProfile: ofMember,
    listMemberLots: ofMember,
    verifyBalance: ofMember,
    savePersonalData: [{ variant: '', sent: {}, as: 'lead', isPerRow: true }],
    saveMemberData: ofMember.map(readCase => ({ ...readCase, isPerRow: true })),
    getMemberBalance: [
      ...ofMember,
      ...(['occurred', 'recorded'] as const).map(clock => ({
        variant: `as of, ${clock}`,
        sent: { params: { id: memberId }, query: { as_of: asOf, clock } },
      })),
    ],
    listApprovals: listed({
      sorts: ['proposed_at', 'points'],
      filters: { member: { user_id: memberId } },
    }),
    listProposedAdjustments: listed({
      sorts: ['proposed_at', 'points'],
      filters: { member: { user_id: memberId } },
    }),
    searchUsers: [
      ...plain,
      ...asQuery({
        'search name': { q: searchedName },
        'search nothing': { q: 'no such name' },
        general: { group_id: channelIds[0] },
        segment: { segment_id: segmentIds[0] },
      }),
    ],
    customFields: [{ variant: '', sent: {}, sumsAllMembers: true }],
    directReportStats: [
      ...ofLead,
      { variant: 'dates', sent: { query: { start, end } }, as: 'lead' },
      { variant: 'engagement', sent: { query: { start, end, engagement: true } }, as: 'lead' },
    ],
  }
}

const reportCases = (company: Company, dates: Dates): ReadCases => {
  const { channelIds, lookedAtId: memberId } = company
  const { start, end, asOf } = dates
  const filters = activityFilters(company, dates)
  const activitySorts = ['created_at', 'points', 'currency_value', 'created_by', 'award']
  const reversed = { call: 'listActivity', sort: ['created_at', 'ASC'] } as const
  const clocks = (['occurred', 'recorded'] as const).map(clock => ({
    variant: `as of, ${clock}`,
    sent: { query: { as_of: asOf, clock } },
    sumsAllMembers: true,
  }))
  return {
    feed: [...plain, ...asQuery({ dates: { start, end }, 'dates, long ago': { end: asOf.slice(0, 10) } })],
    listActivity: listed({ sorts: activitySorts, filters, reversed }),
    activity: [{ variant: '', sent: { query: {} }, pages: 'page', reversed }, ...asQuery(filters)],
    exportActivity: [
      { variant: 'everything', sent: {}, isPerRow: true },
      { variant: 'by recipient', sent: { query: { type: 'shoutouts-by-recipient' } }, isPerRow: true },
      { variant: 'dates', sent: { query: { start, end } }, isPerRow: true },
    ],
    ...lineCases(company, dates),
    ...insightCases(company, dates),
    ...fairnessCases(company),
    listReportSubscriptions: plain,
    listExports: [{ variant: 'nothing ordered', sent: {} }],
    listPolicySimulations: [{ variant: 'nothing ordered', sent: {} }],
    explainFigure: [
      ...teamFigures.map(figure => ({ variant: figure, sent: { params: { figure } } })),
      ...memberFigures.map(figure => ({
        variant: figure,
        sent: { params: { figure }, query: { user_id: memberId } },
      })),
    ],
    getLeaderboard: [
      ...plain,
      ...clocks,
      { variant: 'from', sent: { query: { from: `${start}T00:00:00.000Z` } }, sumsAllMembers: true },
      ...asQuery({
        given: { by: 'given' },
        general: { group: channelIds[0] },
        'one channel': { group: channelIds[1] },
      }),
    ],
    listLedgerEntries: listed({
      sorts: ['position', 'points', 'occurred_at'],
      reversed: { call: 'listLedgerEntries', sort: ['position', 'ASC'] },
      filters: {
        dates: { start, end },
        member: { user_id: memberId },
        redeemable: { account: 'redeemable' },
        allowance: { account: 'allowance:shoutout' },
      },
    }),
    getLiability: [{ variant: '', sent: {}, sumsAllMembers: true }, ...clocks],
    pointStats: plain,
    listTopUps: plain,
    listRewardsPayments: plain,
    readSubscription: plain,
  }
}

const rewardCases = ({ rewardIds, redemptionIdAt, lookedAtId }: Company): ReadCases => ({
  listRewards: ofLead,
  listRedemptions: ofLead,
  pendingClaims: ofLead,
  listMemberRedemptions: listed({
    sorts: ['created_at', 'points', 'status', 'user', 'redemption'],
    reversed: { call: 'listMemberRedemptions', sort: ['created_at', 'ASC'] },
    filters: {
      pending: { status: 'PENDING' },
      member: { user_id: lookedAtId },
      'search name': { q: searchedName },
      'search reward': { q: 'Reward 3' },
    },
  }),
  getMemberRedemption: idOf(redemptionIdAt(0)),
  traceActivity: idOf(redemptionIdAt(0)),
  listCultureRedemptions: [{ variant: '', sent: { query: { type: 'culture' } } }],
  listRedemptionPage: [{ variant: '', sent: { params: { page: '1' } } }],
  pendingRedemptionCount: plain,
  redemptionStats: plain,
  listCompanyRewards: listed({ sorts: ['name', 'point_cost'], filters: { search: { q: 'Reward 3' } } }),
  getCompanyReward: idOf(rewardIds[0]),
  listTeamRewards: plain,
  getRewardPolicy: plain,
})

const teamCases = ({ channelIds, lookedAtId }: Company): ReadCases => ({
  listGroups: [...allRows, { variant: 'preview', sent: { query: { with_preview: 'true' } }, isPerRow: true }],
  listChannels: listed({
    sorts: ['title', 'user_count', 'shoutout_allowance', 'point_allowance'],
    filters: { search: { q: 'team-1' }, member: { user_ids: [lookedAtId] } },
  }),
  getChannel: idOf(channelIds[0]),
  groupMembers: [
    { variant: 'general', sent: { params: { id: channelIds[0] } } },
    { variant: 'search name', sent: { params: { id: channelIds[0] }, query: { q: searchedName } } },
    {
      variant: 'everyone',
      sent: { params: { id: channelIds[0] }, query: { fetchAll: 'true' } },
      isPerRow: true,
    },
  ],
  getSettings: plain,
})

/** What a person sees of the thanks around them. */
const thanksCases: ReadCases = {
  listThanks: ofLead,
  givingOptions: ofLead,
  findColleagues: [{ variant: '', sent: { query: { q: searchedName } }, as: 'lead' }],
  explainOwnPoints: ofLead,
  listOwnLots: ofLead,
  getOwnBirthday: ofLead,
}

/** Calls whose answer does not depend on what a company has. */
const unrelated: ReadCases = {
  ping: ofAnyone,
  refreshToken: ofAnyone,
  listSessions: ofLead,
  listAssistants: ofLead,
  live: ofLead,
}

/** Every call that reads the data of a company, with its parameters. */
export const readCases = (company: Company, dates: Dates): ReadCases => ({
  ...peopleCases(company, dates),
  ...segmentCases(company),
  ...reportCases(company, dates),
  ...rewardCases(company),
  ...teamCases(company),
  ...campaignCases(company),
  ...thanksCases,
  ...unrelated,
  activityLog: [{ variant: '', sent: { params: { page: 1 } } }],
  exportActivityLog: allRows,
  exportChanges: allRows,
  getPointsExpiry: plain,
  getFourEyes: plain,
  getTaxRules: plain,
  getChartOfAccounts: plain,
  listBooks: plain,
  getMonthBooks: [{ variant: '', sent: { params: { month: dates.end.slice(0, '2026-10'.length) } } }],
  listTaxedPeople: plain,
  exportTaxedPeople: allRows,
  exportTaxedRewards: allRows,
  ownTaxYear: [{ variant: 'nothing received', sent: {}, as: 'lead' }],
  ownTaxRules: ofLead,
  previewPointsExpiry: asQuery({ year: { months: 12 } }),
  previewTextRetention: asQuery({ year: { months: 12 } }),
  listNudges: plain,
  listApiKeys: plain,
  listTeamAssistants: plain,
  listChanges: listed({
    sorts: ['created_at'],
    reversed: { call: 'listChanges', sort: ['created_at', 'ASC'] },
    filters: { roles: { what: 'member.role' } },
  }),
  listAdministrators: plain,
  listAwards: plain,
  listCompetitions: plain,
  listCompetitionResults: plain,
  competitionHistory: listed({ sorts: ['counted_at'], filters: {} }),
  competitionLeaderboard: [
    { variant: 'members', sent: { params: { id: company.competitionIds[0] } } },
    { variant: 'channels', sent: { params: { id: company.competitionIds[1] } } },
  ],
  competitionResults: idOf(company.competitionIds[2]),
  ownCompetitions: ofLead,
  birthdayStats: plain,
  anniversaryStats: plain,
  newHireStats: plain,
  lateCelebrations: plain,
  upcomingBirthdays: plain,
  upcomingAnniversaries: plain,
  upcomingNewHires: plain,
  listDeadAnnouncements: plain,
  readOperations: plain,
  listDeadLetters: listed({
    sorts: ['occurred_at', 'recorded_at', 'points', 'user', 'command_type', 'rejection_code'],
    filters: { 'command type': { command_type: 'creditShoutout' }, 'search nothing': { q: searchedName } },
  }),
})
