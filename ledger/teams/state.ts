import { assertNever } from '../kernel/assertNever.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Locale } from '../kernel/locale.ts'
import type { Month } from '../kernel/month.ts'
import { type PointsName, pointsNameOf } from '../kernel/pointsName.ts'
import { nothingMapped, type ProfileField, type ProfileFieldMapping } from '../members/profile/vocabulary.ts'
import type { AllowancePolicy, TeamEvent } from './events.ts'
import type { ChartOfAccounts } from './finance/vocabulary.ts'
import { initialSettings, type TeamSettings } from './settings.ts'
import { noTaxRules, type TaxRules } from './tax/taxRules.ts'
import type {
  BillingInterval,
  ClawBackPolicy,
  FourEyes,
  PaidPlan,
  Plan,
  PointsExpiry,
  RewardCatalog,
  RewardPolicy,
  TextRetention,
} from './vocabulary.ts'

/** The record of a closed month. */
export type ClosedMonth = { readonly from: Instant; readonly until: Instant; readonly digest: string }

/** What a team pays for, as its payment provider knows it. */
export type Subscription = {
  readonly plan: PaidPlan
  readonly interval: BillingInterval
  readonly reference: string
}

export type KnownTeam = {
  readonly kind: 'known'
  readonly teamId: TeamId
  readonly name: string
  readonly externalKey: string
  readonly timeZone: string
  /** Null until the workspace or an administrator said one. */
  readonly locale: Locale | null
  readonly pointsName: PointsName
  readonly plan: Plan
  /** The plan to which a deactivated team returns; null while the team is active. */
  readonly pausedPlan: Plan | null
  /** Null for a trial, after the end of a plan, and for a team that never paid. */
  readonly subscription: Subscription | null
  /** Null where there never was a trial, and once a plan was chosen. */
  readonly trialEnd: Instant | null
  readonly allowancePolicy: AllowancePolicy
  readonly values: readonly string[]
  readonly isValueRequired: boolean
  readonly clawBackPolicy: ClawBackPolicy
  /** Null while points do not expire. */
  readonly pointsExpiry: PointsExpiry | null
  readonly rewardPolicy: RewardPolicy
  readonly fourEyes: FourEyes
  readonly taxRules: TaxRules
  /** Null until the company has set one. */
  readonly chartOfAccounts: ChartOfAccounts | null
  readonly rewardCatalogs: readonly RewardCatalog[]
  /** The members who are notified of redemptions that the team fulfils itself. */
  readonly notifiedOfRewards: readonly MemberId[]
  readonly settings: TeamSettings
  /** The custom fields of profiles in the chat workspace. */
  readonly profileFields: readonly ProfileField[]
  readonly profileFieldMapping: ProfileFieldMapping
  readonly textRetention: TextRetention
  /** The months whose free texts are erased. */
  readonly erasedMonths: ReadonlySet<Month>
  readonly closedMonths: ReadonlyMap<Month, ClosedMonth>
}

export type TeamState = { readonly kind: 'unknown' } | KnownTeam

export const initialState: TeamState = { kind: 'unknown' }

/** Until a policy is set, members cannot give anything. */
export const noAllowance: AllowancePolicy = { interval: 'MONTHLY', shoutoutPoints: 0, awardPoints: 0 }

/** Until a policy is set, points alone limit what members redeem. */
export const noRewardLimits: RewardPolicy = {
  pointsPerDayMax: null,
  redemptionsPerDayMax: null,
  holdAbovePoints: null,
}

/** Until limits are set, awards and payouts need no approval. */
export const noFourEyes: FourEyes = { adjustmentPoints: null, awardPoints: null, payoutDollars: null }

export const evolve = (state: TeamState, event: TeamEvent): TeamState => {
  if (event.type === 'TeamCreated') {
    return {
      kind: 'known',
      ...event.data,
      locale: null,
      pointsName: pointsNameOf(event.data.pointsName, null),
      plan: 'pro',
      pausedPlan: null,
      subscription: null,
      trialEnd: null,
      allowancePolicy: noAllowance,
      values: [],
      isValueRequired: false,
      clawBackPolicy: 'absorb',
      pointsExpiry: null,
      rewardPolicy: noRewardLimits,
      fourEyes: noFourEyes,
      taxRules: noTaxRules,
      chartOfAccounts: null,
      rewardCatalogs: [],
      notifiedOfRewards: [],
      settings: initialSettings(event.data.pointsName),
      profileFields: [],
      profileFieldMapping: nothingMapped,
      textRetention: null,
      erasedMonths: new Set(),
      closedMonths: new Map(),
    }
  }
  if (state.kind === 'unknown') throw new Error(`${event.type} comes before TeamCreated in a team's stream.`)
  switch (event.type) {
    case 'TrialStarted':
      return { ...state, plan: 'pro', trialEnd: event.data.until }
    case 'TimeZoneSet':
      return { ...state, timeZone: event.data.timeZone }
    case 'TeamLocaleSet':
      return { ...state, locale: event.data.locale }
    case 'TextRetentionSet':
      return { ...state, textRetention: event.data.months }
    case 'TextsErased':
      return { ...state, erasedMonths: new Set([...state.erasedMonths, ...event.data.months]) }
    case 'AllowancePolicySet':
      return { ...state, allowancePolicy: event.data }
    case 'TaggableValuesSet':
      return { ...state, values: event.data.values, isValueRequired: event.data.isRequired }
    case 'ClawBackPolicySet':
      return { ...state, clawBackPolicy: event.data.clawBackPolicy }
    case 'PointsExpirySet':
      return { ...state, pointsExpiry: event.data.expiry }
    case 'RewardPolicySet':
      return { ...state, rewardPolicy: event.data }
    case 'FourEyesSet':
      return { ...state, fourEyes: event.data }
    case 'TaxRulesSet':
      return { ...state, taxRules: event.data }
    case 'ChartOfAccountsSet':
      return { ...state, chartOfAccounts: event.data }
    case 'RewardCatalogsSet':
      return { ...state, rewardCatalogs: event.data.catalogs }
    case 'RewardNoticesSet':
      return { ...state, notifiedOfRewards: event.data.memberIds }
    case 'TeamSettingsChanged':
      return { ...state, ...settingsOf(event.data.settings) }
    case 'TeamDeactivated':
      return { ...state, plan: 'inactive', pausedPlan: state.plan }
    case 'TeamReactivated':
      return { ...state, plan: event.data.plan, pausedPlan: null }
    case 'PlanChosen': {
      const { plan, interval, subscriptionReference: reference } = event.data
      return { ...state, plan, pausedPlan: null, trialEnd: null, subscription: { plan, interval, reference } }
    }
    case 'PlanEnded':
      return {
        ...state,
        plan: event.data.plan,
        pausedPlan: event.data.plan === 'inactive' ? 'ended' : null,
        subscription: null,
      }
    case 'ProfileFieldsSynced':
      return { ...state, profileFields: event.data.fields }
    case 'ProfileFieldsMapped':
      return { ...state, profileFieldMapping: event.data.mapping }
    case 'LaurelIntroduced':
      return state
    case 'MonthClosed':
      return { ...state, closedMonths: new Map(state.closedMonths).set(event.data.month, event.data) }
    default:
      return assertNever(event)
  }
}

const settingsOf = (settings: TeamSettings): Pick<KnownTeam, 'settings' | 'pointsName'> => ({
  settings,
  pointsName: pointsNameOf(settings.pointsName, settings.pointsNameSingular),
})
