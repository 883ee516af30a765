import { byType } from '@laurel/ledger/handling/byType.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ChangeKind } from '@laurel/ledger/teams/changes/vocabulary.ts'
import { initialSettings } from '@laurel/ledger/teams/settings.ts'
import type { TaxRule } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { boundedValues } from './boundedValues.ts'
import { campaignResult, competitionResult, keptCampaign, keptCompetition } from './keptContests.ts'
import { keptDetails } from './keptDetails.ts'
import { keptSegment } from './keptSegment.ts'
import type { ChangedValues } from './tables.ts'

/** What an event changed. */
export type Change = {
  readonly what: ChangeKind
  /** Left out for the team itself. */
  readonly subjectId?: string
  /** Null where the subject is removed. */
  readonly values: ChangedValues | null
  /** Set for what a new team begins with, which is no change. */
  readonly isBeginning?: true
}

const change = (what: ChangeKind, fields: object | null, subjectId?: string): Change => ({
  what,
  values: fields && boundedValues({ ...fields }),
  ...(subjectId !== undefined && { subjectId }),
})

const rewardsRuled = ({ country, kinds }: TaxRule): string[] => kinds.map(kind => `${country} ${kind}`)

/** The changes of an event; none for events that configure nothing. Personal texts are left out. */
export const changesOf = (event: RecordedLedgerEvent): readonly Change[] => [changeOf(event) ?? []].flat()

const changeOf = byType<Change | Change[]>({
  TeamCreated: ({ data }) => [
    { ...change('team.settings', initialSettings(data.pointsName)), isBeginning: true },
    { ...change('team.timeZone', { timeZone: data.timeZone }), isBeginning: true },
  ],
  TrialStarted: () => ({
    ...change('team.plan', { plan: 'trial', billingInterval: null }),
    isBeginning: true,
  }),
  TextRetentionSet: ({ data }) => change('team.textRetention', { keptMonths: data.months }),
  PointsExpirySet: ({ data: { expiry, reason } }) =>
    change('team.pointsExpiry', {
      expiryMonths: expiry?.months ?? null,
      expiryNotBefore: expiry?.notBefore ?? null,
      reason,
    }),
  TimeZoneSet: ({ data }) => change('team.timeZone', data),
  TeamLocaleSet: ({ data }) => change('team.locale', data),
  TeamSettingsChanged: ({ data }) => change('team.settings', data.settings),
  TeamDeactivated: () => change('team.status', { isActive: false }),
  TeamReactivated: () => change('team.status', { isActive: true }),
  PlanChosen: ({ data: { plan, interval } }) => change('team.plan', { plan, billingInterval: interval }),
  PlanEnded: ({ data: { reason } }) => change('team.plan', { plan: 'ended', billingInterval: null, reason }),
  PaymentMethodChosen: ({ data }) => change('team.rewardsPayment', data),
  AllowancePolicySet: ({ data }) => change('team.allowance', data),
  TaggableValuesSet: ({ data }) => change('team.values', data),
  ClawBackPolicySet: ({ data }) => change('team.clawBack', data),
  RewardPolicySet: ({ data }) => change('team.rewardLimits', data),
  FourEyesSet: ({ data: { adjustmentPoints, awardPoints, payoutDollars } }) =>
    change('team.fourEyes', {
      awardsAloneUpTo: awardPoints,
      payoutsAloneUpTo: payoutDollars,
      adjustmentsAloneUpTo: adjustmentPoints,
    }),
  TaxRulesSet: ({ data: { countryField, otherwise, rules } }) =>
    change('team.taxRules', {
      countryField,
      countryOtherwise: otherwise,
      taxedRewards: rules.filter(({ isTaxable }) => isTaxable).flatMap(rewardsRuled),
      untaxedRewards: rules.filter(({ isTaxable }) => !isTaxable).flatMap(rewardsRuled),
      taxLimits: rules.flatMap(({ country, limit }) =>
        limit ? `${country} ${limit.cents / 100} per ${limit.per}` : [],
      ),
      taxSources: rules.map(({ source }) => source),
    }),
  ChartOfAccountsSet: ({ data: { accounts, ...chart } }) =>
    change('team.chartOfAccounts', {
      ...chart,
      companyAccounts: Object.entries(accounts).map(
        ([account, { code, name }]) => `${account}: ${code} ${name}`,
      ),
    }),
  RewardCatalogsSet: ({ data }) => change('team.catalogs', data),
  RewardNoticesSet: ({ data }) => change('team.rewardNotices', data),
  RadarSignalSet: ({ data: { signal, ...setting } }) => change(`radar.${signal}`, setting),
  ProfileFieldsMapped: ({ data }) => change('team.profileFields', data.mapping),
  LaurelIntroduced: () => change('team.introduction', {}),
  MonthClosed: ({ data }) => change('team.month', { month: data.month }),
  MemberAdminChanged: ({ data }) => change('member.role', { isAdmin: data.isAdmin }, data.memberId),
  MemberDeactivated: ({ data }) => change('member.access', { isActive: false }, data.memberId),
  MemberReactivated: ({ data }) => change('member.access', { isActive: true }, data.memberId),
  MemberDetailsSet: ({ data }) => change('member.details', keptDetails(data.details), data.memberId),
  MemberErased: ({ data }) => change('member.erasure', {}, data.memberId),
  ChannelCreated: ({ data }) => change('channel', data.settings, data.channelId),
  ChannelChanged: ({ data }) => change('channel', data.settings, data.channelId),
  ChannelDeleted: ({ data }) => change('channel', null, data.channelId),
  AwardDefined: ({ data: { awardId, ...award } }) => change('award', award, awardId),
  AwardArchived: ({ data }) => change('award', null, data.awardId),
  CelebrationSet: ({ data }) => change(`celebration.${data.kind}`, { isOn: true, ...data.settings }),
  CelebrationDisabled: ({ data }) => change(`celebration.${data.kind}`, { isOn: false }),
  SegmentDefined: ({ data: { segmentId, ...segment } }) => change('segment', keptSegment(segment), segmentId),
  SegmentDeleted: ({ data }) => change('segment', null, data.segmentId),
  CompetitionCreated: ({ data }) => change('competition', keptCompetition(data), data.competitionId),
  CompetitionArchived: ({ data }) => change('competition', null, data.competitionId),
  CompetitionCompleted: ({ data }) =>
    change('competition.result', competitionResult(data), data.competitionId),
  CampaignOpened: ({ data }) => change('campaign', keptCampaign(data), data.campaignId),
  CampaignCompleted: ({ data }) => change('campaign.result', campaignResult(data), data.campaignId),
  RewardDefined: ({ data: { rewardId, ...reward } }) => change('reward', reward, rewardId),
  RewardArchived: ({ data }) => change('reward', null, data.rewardId),
  CatalogItemDefined: ({ data: { itemId, ...item } }) => change('item', item, itemId),
  CatalogItemChanged: ({ data: { itemId, ...item } }) => change('item', item, itemId),
  CatalogItemArchived: ({ data }) => change('item', null, data.itemId),
  StockSet: ({ data }) => change('item.stock', { stock: data.stock }, data.itemId),
})
