import { z } from 'zod'
import { AllowanceInterval } from '../kernel/allowanceInterval.ts'
import { defineEvent, type EventOf, upcastFrom } from '../kernel/event.ts'
import { CommandId, MemberId, TeamId } from '../kernel/ids.ts'
import { Instant } from '../kernel/instant.ts'
import { Locale } from '../kernel/locale.ts'
import { Month } from '../kernel/month.ts'
import { AllowancePoints } from '../kernel/points.ts'
import { boundedText, requiredText } from '../kernel/text.ts'
import { ProfileField, ProfileFieldMapping, profileFieldsMax } from '../members/profile/vocabulary.ts'
import { ChartOfAccounts } from './finance/vocabulary.ts'
import { TeamSettings } from './settings.ts'
import { TaxRules } from './tax/taxRules.ts'
import {
  BillingInterval,
  ClawBackPolicy,
  erasedMonthsMax,
  expiryReasonMax,
  FourEyes,
  PaidPlan,
  Plan,
  PlanEndReason,
  PointsExpiry,
  RewardCatalog,
  RewardPolicy,
  SubscriptionReference,
  TaggableValues,
  TextRetention,
} from './vocabulary.ts'

export const TeamCreated = defineEvent(
  'TeamCreated',
  1,
  z.strictObject({
    teamId: TeamId,
    name: requiredText(200),
    /** The external key of the team: a Slack team id, or the name of an import. */
    externalKey: requiredText(200),
    timeZone: requiredText(64),
    pointsName: requiredText(40),
  }),
)

/** Until that instant the team may use everything, without a payment method. */
export const TrialStarted = defineEvent('TrialStarted', 1, z.strictObject({ until: Instant }))

/** The days, periods and months of the team begin in this time zone from now on. */
export const TimeZoneSet = defineEvent('TimeZoneSet', 1, z.strictObject({ timeZone: requiredText(64) }))

/** Messages to channels are in this language from now on, with the dates and numbers of this country. */
export const TeamLocaleSet = defineEvent('TeamLocaleSet', 1, z.strictObject({ locale: Locale }))

/** Free text that is older than so many months is erased; null keeps it. */
export const TextRetentionSet = defineEvent('TextRetentionSet', 1, z.strictObject({ months: TextRetention }))

/** Points expire, or no longer do. What expired before stays so. */
export const PointsExpirySet = defineEvent(
  'PointsExpirySet',
  1,
  z.strictObject({ expiry: PointsExpiry.nullable(), reason: requiredText(expiryReasonMax) }),
)

/** The keys of the free texts of these months (of UTC) are destroyed: no one can read them again. */
export const TextsErased = defineEvent(
  'TextsErased',
  1,
  z.strictObject({ months: z.array(Month).min(1).max(erasedMonthsMax) }),
)

/** The points that members may give in a period if no channel says otherwise. */
export const AllowancePolicy = z.strictObject({
  interval: AllowanceInterval,
  shoutoutPoints: AllowancePoints,
  awardPoints: AllowancePoints,
})
export type AllowancePolicy = z.infer<typeof AllowancePolicy>

export const AllowancePolicySet = defineEvent('AllowancePolicySet', 1, AllowancePolicy)

export const TaggableValuesSet = defineEvent(
  'TaggableValuesSet',
  1,
  z.strictObject({ values: TaggableValues, isRequired: z.boolean() }),
)

/** Applies to later recalls; earlier ones stay as they were settled. */
export const ClawBackPolicySet = defineEvent(
  'ClawBackPolicySet',
  1,
  z.strictObject({ clawBackPolicy: ClawBackPolicy }),
)

export const RewardPolicySet = defineEvent('RewardPolicySet', 1, RewardPolicy)

/** The limits above which a second administrator has to approve. */
export const FourEyesSet = defineEvent('FourEyesSet', 1, FourEyes)

/** What the company taxes, as it stands for every tax year that is reported from now on. */
export const TaxRulesSet = defineEvent('TaxRulesSet', 1, TaxRules)

/** Where the accounts of the ledger go in the books of the company, for every month that is exported from now on. */
export const ChartOfAccountsSet = defineEvent('ChartOfAccountsSet', 1, ChartOfAccounts)

export const RewardCatalogsSet = defineEvent(
  'RewardCatalogsSet',
  1,
  z.strictObject({ catalogs: z.array(RewardCatalog).max(RewardCatalog.options.length) }),
)

/** The members who are notified of redemptions that the team fulfils itself. */
export const RewardNoticesSet = defineEvent(
  'RewardNoticesSet',
  1,
  z.strictObject({ memberIds: z.array(MemberId).max(100) }),
)

/** Until version 3, there was no report on fairness. */
const settingsOfVersion3 = TeamSettings.omit({ showsFairness: true })

/** Until version 2, the colour began with a number sign, and money was always shown in dollars. */
const settingsOfVersion2 = settingsOfVersion3.omit({ baseCurrency: true }).extend({
  primaryColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
})

export const TeamSettingsChanged = defineEvent(
  'TeamSettingsChanged',
  4,
  z.strictObject({ settings: TeamSettings }),
  [
    upcastFrom(
      z.strictObject({ settings: settingsOfVersion2.omit({ pointsNameSingular: true }) }),
      ({ settings }) => ({ settings: { ...settings, pointsNameSingular: null } }),
    ),
    upcastFrom(z.strictObject({ settings: settingsOfVersion2 }), ({ settings }) => ({
      settings: {
        ...settings,
        primaryColor: settings.primaryColor?.slice(1) ?? null,
        baseCurrency: 'USD',
      },
    })),
    upcastFrom(z.strictObject({ settings: settingsOfVersion3 }), ({ settings }) => ({
      settings: { ...settings, showsFairness: false },
    })),
  ],
)

/** An administrator stopped the team: its members can use nothing until it is activated again. */
export const TeamDeactivated = defineEvent('TeamDeactivated', 1, z.strictObject({}))

/** The team is used again, under the plan that it had. */
export const TeamReactivated = defineEvent('TeamReactivated', 1, z.strictObject({ plan: Plan }))

/** The team subscribed to a plan, or changed its subscription. This ends a trial and activates a deactivated team. */
export const PlanChosen = defineEvent(
  'PlanChosen',
  1,
  z.strictObject({
    plan: PaidPlan,
    interval: BillingInterval,
    subscriptionReference: SubscriptionReference,
  }),
)

/** The team may use nothing until it chooses a plan. */
export const PlanEnded = defineEvent(
  'PlanEnded',
  1,
  z.strictObject({
    reason: PlanEndReason,
    /** Null for a trial. */
    subscriptionReference: SubscriptionReference.nullable(),
    /** What the team has now: a deactivated one stays inactive, and returns without a plan. */
    plan: Plan.extract(['ended', 'inactive']),
  }),
)

/** The custom fields of profiles in the chat workspace. */
export const ProfileFieldsSynced = defineEvent(
  'ProfileFieldsSynced',
  1,
  z.strictObject({ fields: z.array(ProfileField).max(profileFieldsMax) }),
)

/** An administrator mapped fields of the workspace to a meaning. */
export const ProfileFieldsMapped = defineEvent(
  'ProfileFieldsMapped',
  1,
  z.strictObject({ mapping: ProfileFieldMapping }),
)

/** Requests a direct message to every member, which announces recognition. */
export const LaurelIntroduced = defineEvent(
  'LaurelIntroduced',
  1,
  z.strictObject({ introductionId: CommandId, message: boundedText(3000).nullable() }),
)

/** The books of a month as they were when it was closed: SHA-256 of its liability statement, in hex. */
export const MonthClosed = defineEvent(
  'MonthClosed',
  1,
  z.strictObject({
    month: Month,
    from: Instant,
    until: Instant,
    digest: z.string().regex(/^[0-9a-f]{64}$/),
  }),
)

export const teamEvents = [
  TeamCreated,
  TrialStarted,
  TimeZoneSet,
  TeamLocaleSet,
  TextRetentionSet,
  TextsErased,
  PointsExpirySet,
  AllowancePolicySet,
  TaggableValuesSet,
  ClawBackPolicySet,
  RewardPolicySet,
  FourEyesSet,
  TaxRulesSet,
  ChartOfAccountsSet,
  RewardCatalogsSet,
  RewardNoticesSet,
  TeamSettingsChanged,
  TeamDeactivated,
  TeamReactivated,
  PlanChosen,
  PlanEnded,
  ProfileFieldsSynced,
  ProfileFieldsMapped,
  LaurelIntroduced,
  MonthClosed,
] as const

export type TeamEvent = EventOf<(typeof teamEvents)[number]>
