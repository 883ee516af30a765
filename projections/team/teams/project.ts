import { nothingMapped } from '@laurel/ledger/members/profile/vocabulary.ts'
import { initialSettings } from '@laurel/ledger/teams/settings.ts'
import { noFourEyes, noRewardLimits } from '@laurel/ledger/teams/state.ts'
import { noTaxRules } from '@laurel/ledger/teams/tax/taxRules.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { teams } from './tables.ts'

const project = projectBy({
  TeamCreated: ({ data, metadata }) => [
    teams.put({
      teamId: metadata.teamId,
      name: data.name,
      externalKey: data.externalKey,
      timeZone: data.timeZone,
      locale: null,
      pointsName: data.pointsName,
      plan: 'pro',
      trialEnd: null,
      subscription: null,
      rewardPayment: 'prepaid',
      interval: null,
      shoutoutPoints: null,
      awardPoints: null,
      values: [],
      isValueRequired: false,
      clawBackPolicy: 'absorb',
      rewardPolicy: noRewardLimits,
      fourEyes: noFourEyes,
      taxRules: noTaxRules,
      chartOfAccounts: null,
      rewardCatalogs: [],
      notifiedOfRewards: [],
      settings: initialSettings(data.pointsName),
      profileFields: [],
      profileFieldMapping: nothingMapped,
      introducedAt: null,
      textRetention: null,
      pointsExpiry: null,
      createdAt: metadata.occurredAt,
    }),
  ],
  TrialStarted: ({ data, metadata }) => [
    teams.change({ teamId: metadata.teamId }, { plan: 'pro', trialEnd: data.until }),
  ],
  TimeZoneSet: ({ data, metadata: { teamId } }) => [teams.change({ teamId }, data)],
  TeamLocaleSet: ({ data, metadata: { teamId } }) => [teams.change({ teamId }, data)],
  TextRetentionSet: ({ data, metadata: { teamId } }) => [
    teams.change({ teamId }, { textRetention: data.months }),
  ],
  PointsExpirySet: ({ data, metadata: { teamId } }) => [
    teams.change({ teamId }, { pointsExpiry: data.expiry }),
  ],
  AllowancePolicySet: ({ data, metadata }) => [teams.change({ teamId: metadata.teamId }, data)],
  ClawBackPolicySet: ({ data, metadata }) => [teams.change({ teamId: metadata.teamId }, data)],
  RewardPolicySet: ({ data, metadata: { teamId } }) => [teams.change({ teamId }, { rewardPolicy: data })],
  TaxRulesSet: ({ data, metadata: { teamId } }) => [teams.change({ teamId }, { taxRules: data })],
  ChartOfAccountsSet: ({ data, metadata: { teamId } }) => [
    teams.change({ teamId }, { chartOfAccounts: data }),
  ],
  FourEyesSet: ({ data, metadata: { teamId } }) => [teams.change({ teamId }, { fourEyes: data })],
  RewardCatalogsSet: ({ data, metadata: { teamId } }) => [
    teams.change({ teamId }, { rewardCatalogs: data.catalogs }),
  ],
  RewardNoticesSet: ({ data, metadata: { teamId } }) => [
    teams.change({ teamId }, { notifiedOfRewards: data.memberIds }),
  ],
  TeamSettingsChanged: ({ data: { settings }, metadata: { teamId } }) => [
    teams.change({ teamId }, { settings, pointsName: settings.pointsName }),
  ],
  TeamDeactivated: ({ metadata: { teamId } }) => [teams.change({ teamId }, { plan: 'inactive' })],
  TeamReactivated: ({ data: { plan }, metadata: { teamId } }) => [teams.change({ teamId }, { plan })],
  PlanChosen: ({ data, metadata: { teamId } }) => {
    const { plan, interval, subscriptionReference: reference } = data
    return [teams.change({ teamId }, { plan, trialEnd: null, subscription: { plan, interval, reference } })]
  },
  PlanEnded: ({ data: { plan }, metadata: { teamId } }) => [
    teams.change({ teamId }, { plan, subscription: null }),
  ],
  PaymentMethodChosen: ({ data: { method }, metadata: { teamId } }) => [
    teams.change({ teamId }, { rewardPayment: method }),
  ],
  ProfileFieldsSynced: ({ data: { fields }, metadata: { teamId } }) => [
    teams.change({ teamId }, { profileFields: fields }),
  ],
  ProfileFieldsMapped: ({ data: { mapping }, metadata: { teamId } }) => [
    teams.change({ teamId }, { profileFieldMapping: mapping }),
  ],
  LaurelIntroduced: ({ metadata: { teamId, occurredAt } }) => [
    teams.change({ teamId }, { introducedAt: occurredAt }),
  ],
  TaggableValuesSet: ({ data, metadata }) => [
    teams.change({ teamId: metadata.teamId }, { values: data.values, isValueRequired: data.isRequired }),
  ],
})

export const teamsReadModel: ReadModel = { name: 'teams', version: 13, tables: [teams], project }
