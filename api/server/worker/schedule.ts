import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { purgeAccess } from '../../access/migrateAccess.ts'
import { completeDueCompetitions } from '../../awards/competitions/completeDueCompetitions.ts'
import { finishChoices } from '../../billing/plans/finishChoices.ts'
import type { PlanDependencies } from '../../billing/plans/planDependencies.ts'
import { makeStatements } from '../../billing/postpay/makeStatements.ts'
import { reconcileLately, reconcileOrdersLately } from '../../billing/reconciliation/reconcileLately.ts'
import { oweSeatChanges } from '../../billing/seats/seatJobs.ts'
import { receiveMissedEvents } from '../../billing/stripe/receiveMissedEvents.ts'
import { endTrials } from '../../billing/trials/endTrials.ts'
import { purgePacks } from '../../books/packRows.ts'
import { celebrateOccasions } from '../../celebrations/celebrateOccasions.ts'
import { purgeLateCelebrations } from '../../celebrations/lateCelebrations.ts'
import type { TimedWork } from '../../delivery/schedule.ts'
import { purgeDeliveries } from '../../developers/webhooks/deliveryRows.ts'
import { purgeUserFieldImports } from '../../people/importing/storedImports.ts'
import { segmentRecomputation } from '../../people/segments/recomputeSegments.ts'
import type { PersonSources } from '../../people/sources/openPersonSources.ts'
import { oweSourceRuns } from '../../people/sources/runs/oweRuns.ts'
import { purgeSourceRuns } from '../../people/sources/runs/purgeRuns.ts'
import { applyGroups } from '../../people/sources/scim/applyGroups.ts'
import { allowanceResets } from '../../recognition/allowanceResets.ts'
import { oweLooks, purgeSightings } from '../../recognition/radar/radarJobs.ts'
import type { ResetDependencies } from '../../recognition/resetAllowances.ts'
import { purgeExports } from '../../reports/exports/exportRows.ts'
import { oweReportMessages } from '../../reports/slack/oweReportMessages.ts'
import { purgeReportMessages } from '../../reports/subscriptions/subscriptionRows.ts'
import { refreshStaleTrending } from '../../rewards/amazon/refreshStaleTrending.ts'
import { syncExchangeRates } from '../../rewards/exchangeRates/syncExchangeRates.ts'
import { oweCatalogSyncs } from '../../rewards/giftCards/catalog/catalogJobs.ts'
import { oweImports } from '../../rewards/integrations/importJobs.ts'
import { purgeDestinationCodes } from '../../rewards/payouts/destinations/destinations.ts'
import type { VendorConnections } from '../../rewards/vendors/connections/vendorConnections.ts'
import { scheduledNudges } from '../../slack/nudges/oweNudges.ts'
import { keepWorkspaces } from '../../slack/sync/keepWorkspaces.ts'
import type { SyncDependencies } from '../../slack/sync/runSync.ts'
import { dailyExpiry } from '../../team/expiry/dailyExpiry.ts'
import type { TeamWorkApart, TeamWorkName } from './apart/workApart.ts'

/** Signs the state of the log for an hour in UTC, `2026-11-22T14`, unless that hour has its checkpoint. */
export type KeepCheckpoint = (hour: string, signal: AbortSignal) => Promise<void>

/** Completes the erasures of people that were interrupted. */
export type FinishErasures = () => Promise<unknown>

/** Reads some nonprofits from the source that is set up. */
export type ReadNonprofits = (now: Instant, signal: AbortSignal) => Promise<void>

/** Erases the texts that are older than their team keeps them. */
export type EraseOldTexts = (now: Instant, signal: AbortSignal) => Promise<void>

const minute = 60_000
const hourLength = '2026-11-22T14'.length

/** The one list of timed work. Every run is keyed by what it is for, so that a late or a second run is harmless. */
export const timedWork = (
  dependencies: Omit<ResetDependencies, 'apart' | 'upToDate'> & {
    /** Left out, no competition is decided. */
    readonly log?: Pick<EventLog, 'head' | 'eventAt'> | undefined
    readonly workspaces?: SyncDependencies | undefined
    readonly keepCheckpoint?: KeepCheckpoint | undefined
    readonly finishErasures?: FinishErasures | undefined
    readonly eraseOldTexts?: EraseOldTexts | undefined
    readonly vendors?: VendorConnections | undefined
    readonly sources?: PersonSources | undefined
    readonly readsExchangeRates?: boolean | undefined
    readonly readNonprofits?: ReadNonprofits | undefined
    /** Left out, work of large teams is done in this process as well. */
    readonly workApart?: ((work: TeamWorkName) => TeamWorkApart) | undefined
    /** Left out, teams can't pay. */
    readonly plans?: PlanDependencies | undefined
  },
): readonly TimedWork[] => [
  {
    name: 'reset allowances',
    everyMilliseconds: minute,
    run: allowanceResets({ ...dependencies, apart: dependencies.workApart?.('reset allowances') }),
  },
  {
    name: 'expire points',
    // A day of expiry is looked at all month, so that a server that was down makes up for it.
    everyMilliseconds: 30 * minute,
    run: dailyExpiry({ ...dependencies, apart: dependencies.workApart?.('expire points') }),
  },
  {
    name: 'recompute segments',
    everyMilliseconds: minute / 2,
    run: segmentRecomputation(dependencies),
  },
  {
    name: 'celebrate',
    // Today is looked at again and again: a birthday may be told, or celebrations be switched on, in the middle of it.
    everyMilliseconds: 5 * minute,
    run: (now, signal) => celebrateOccasions(dependencies, instantOf(now), signal),
  },
  {
    name: 'decide competitions',
    everyMilliseconds: minute / 2,
    run: async (now, signal) => {
      const { ledger, database, log } = dependencies
      if (log) await completeDueCompetitions({ ledger, database, log }, instantOf(now), signal)
    },
  },
  {
    name: 'end trials',
    everyMilliseconds: minute,
    run: (now, signal) => endTrials(dependencies, instantOf(now), signal),
  },
  {
    name: 'keep seats',
    everyMilliseconds: 5 * minute,
    run: async (now, signal) =>
      dependencies.plans && oweSeatChanges(dependencies.database, instantOf(now), signal),
  },
  {
    name: 'finish choices of plans',
    everyMilliseconds: minute,
    run: async (now, signal) =>
      dependencies.plans && finishChoices(dependencies.plans, instantOf(now), signal),
  },
  {
    name: 'reconcile payments',
    everyMilliseconds: 6 * 60 * minute,
    run: async (now, signal) => {
      const { log, plans } = dependencies
      if (log && plans) await reconcileLately({ ...plans, log }, instantOf(now), signal)
    },
  },
  {
    name: 'reconcile orders',
    everyMilliseconds: 24 * 60 * minute,
    run: async (now, signal) => {
      const { database, vendors } = dependencies
      if (vendors)
        await reconcileOrdersLately({ database, vendorNamed: vendors.vendorNamed }, instantOf(now), signal)
    },
  },
  {
    name: 'make statements of rewards',
    everyMilliseconds: 15 * minute,
    run: async (now, signal) =>
      dependencies.plans && makeStatements(dependencies.plans.database, instantOf(now), signal),
  },
  {
    name: 'receive missed events of payments',
    everyMilliseconds: 5 * minute,
    run: async (now, signal) =>
      dependencies.plans && receiveMissedEvents(dependencies.plans, instantOf(now), signal),
  },
  {
    name: 'nudge',
    everyMilliseconds: 15 * minute,
    run: dependencies.workspaces ? scheduledNudges(dependencies.database) : async () => undefined,
  },
  {
    name: 'send reports',
    everyMilliseconds: 15 * minute,
    run: async (now, signal) =>
      dependencies.workspaces && oweReportMessages(dependencies.database, instantOf(now), signal),
  },
  {
    name: 'look for gaming',
    // The first look of a day comes soon after its beginning, and one a day is owed.
    everyMilliseconds: 15 * minute,
    run: (now, signal) => oweLooks(dependencies.database, instantOf(now), signal),
  },
  {
    name: 'keep workspaces',
    everyMilliseconds: minute,
    run: async now => dependencies.workspaces && keepWorkspaces(dependencies.workspaces, instantOf(now)),
  },
  {
    name: 'purge sign-ins and the security log',
    everyMilliseconds: 60 * minute,
    run: async now => {
      await purgeAccess(dependencies.database, now)
      await purgeDestinationCodes(dependencies.database, now)
      await purgeLateCelebrations(dependencies.database, instantOf(now))
      await purgeUserFieldImports(dependencies.database, instantOf(now))
      await purgeExports(dependencies.database, instantOf(now))
      await purgePacks(dependencies.database, instantOf(now))
      await purgeReportMessages(dependencies.database, instantOf(now))
      await purgeDeliveries(dependencies.database, instantOf(now))
      await purgeSourceRuns(dependencies.database, instantOf(now))
      await purgeSightings(dependencies.database, instantOf(now))
    },
  },
  {
    name: 'finish erasures',
    everyMilliseconds: minute,
    run: async () => void (await dependencies.finishErasures?.()),
  },
  {
    name: 'erase old texts',
    everyMilliseconds: 10 * minute,
    run: async (now, signal) => dependencies.eraseOldTexts?.(instantOf(now), signal),
  },
  {
    name: 'read trending products',
    everyMilliseconds: 15 * minute,
    run: async (now, signal) => {
      const { database, vendors } = dependencies
      if (vendors) await refreshStaleTrending({ database, vendors }, instantOf(now), signal)
    },
  },
  {
    name: 'sync gift cards',
    everyMilliseconds: minute,
    run: async (now, signal) => {
      const { database, vendors } = dependencies
      if (vendors) await oweCatalogSyncs(database, instantOf(now), signal)
    },
  },
  {
    name: 'import items of vendors',
    everyMilliseconds: 5 * minute,
    run: async (now, signal) => {
      const { database, vendors } = dependencies
      if (vendors) await oweImports(database, instantOf(now), signal)
    },
  },
  {
    name: 'sync people from HR systems',
    everyMilliseconds: minute,
    run: async (now, signal) => {
      const { sources } = dependencies
      if (sources) await oweSourceRuns(sources, instantOf(now), signal)
    },
  },
  {
    name: 'move members of groups',
    everyMilliseconds: minute,
    run: (now, signal) => applyGroups(dependencies, instantOf(now), signal),
  },
  {
    name: 'read exchange rates',
    // The bank publishes them once a day.
    everyMilliseconds: 4 * 60 * minute,
    run: async (_now, signal) => {
      if (dependencies.readsExchangeRates) await syncExchangeRates(dependencies.database, fetch, signal)
    },
  },
  {
    name: 'read nonprofits',
    everyMilliseconds: minute,
    run: async (now, signal) => dependencies.readNonprofits?.(instantOf(now), signal),
  },
  {
    name: 'sign the checkpoint of the hour',
    everyMilliseconds: 15 * minute,
    run: async (now, signal) => dependencies.keepCheckpoint?.(instantOf(now).slice(0, hourLength), signal),
  },
]
