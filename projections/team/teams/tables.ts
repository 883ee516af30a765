import { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { ProfileField, ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import { PaymentMethod } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import { ChartOfAccounts } from '@laurel/ledger/teams/finance/vocabulary.ts'
import { TeamSettings } from '@laurel/ledger/teams/settings.ts'
import { TaxRules } from '@laurel/ledger/teams/tax/taxRules.ts'
import {
  BillingInterval,
  ClawBackPolicy,
  FourEyes,
  PaidPlan,
  Plan,
  PointsExpiry,
  RewardCatalog,
  RewardPolicy,
} from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { flag, instant, listOf, objectOf, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** What a team pays for, as its payment provider knows it. */
const Subscription = z.object({ plan: PaidPlan, interval: BillingInterval, reference: z.string() })

/** A team and its configuration. Policy columns are null until a policy has been set. */
export const teams = defineTable({
  readModel: 'teams',
  name: 'teams',
  columns: {
    teamId: uuid,
    name: text,
    externalKey: text,
    timeZone: text,
    /** Null until the workspace or an administrator said one. */
    locale: text.nullable(),
    pointsName: text,
    plan: oneOf(Plan.options),
    trialEnd: instant.nullable(),
    subscription: objectOf(Subscription).nullable(),
    /** How the team pays for rewards. */
    rewardPayment: oneOf(PaymentMethod.options),
    interval: oneOf(AllowanceInterval.options).nullable(),
    shoutoutPoints: whole.nullable(),
    awardPoints: whole.nullable(),
    values: listOf(text),
    isValueRequired: flag,
    clawBackPolicy: oneOf(ClawBackPolicy.options),
    rewardPolicy: objectOf(RewardPolicy),
    fourEyes: objectOf(FourEyes),
    taxRules: objectOf(TaxRules),
    /** Null until the company has set one. */
    chartOfAccounts: objectOf(ChartOfAccounts).nullable(),
    rewardCatalogs: listOf(oneOf(RewardCatalog.options)),
    /** The members who are notified of redemptions that the team fulfils itself. */
    notifiedOfRewards: listOf(uuid),
    settings: objectOf(TeamSettings),
    /** The custom fields of profiles in the chat workspace, and their mappings. */
    profileFields: listOf(ProfileField),
    profileFieldMapping: objectOf(ProfileFieldMapping),
    /** When the introduction was sent to all members. */
    introducedAt: instant.nullable(),
    /** For how many months free text is kept; null keeps it. */
    textRetention: whole.nullable(),
    /** How points expire; null while they do not. */
    pointsExpiry: objectOf(PointsExpiry).nullable(),
    createdAt: instant,
  },
  key: ['teamId'],
  indexes: ['external_key'],
})
export type TeamRow = TableRow<typeof teams>
