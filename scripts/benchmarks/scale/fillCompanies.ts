import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodAt } from '@laurel/ledger/kernel/period.ts'
import { processCommandId } from '@laurel/ledger/processes/process.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { createVaultedLog } from '@laurel/ledger/vault/vaultedLog.ts'
import { type Act, createActivities } from './activityCommands.ts'
import { campaignCommands } from './campaignCommands.ts'
import type { Company } from './company.ts'
import { competitionsOf, createDecision } from './competitionCommands.ts'
import { openCopyingLog } from './copyingLog.ts'
import { foundingCommands, monthlyShoutoutPoints, type ScaleWish } from './foundingCommands.ts'
import { lastChanges } from './lastChanges.ts'

const day = 24 * 60 * 60 * 1_000
const days = 720
/** Streams of all members stay folded, so that none is read again. */
const cacheBytesMax = 2_000_000_000

/**
 * Fills an empty log with companies whose activities alternate over two years. Every command passes the rules and every
 * process runs; only the writing is by COPY. Returns the number of events.
 */
export const fillCompanies = async (
  stores: Stores,
  companies: readonly Company[],
  endsAt: Instant,
): Promise<number> => {
  const copying = await openCopyingLog(stores.databaseUrl, stores.encryptedLog)
  const ledger = createLedger({ ...stores, log: createVaultedLog(copying.log, stores.vault), cacheBytesMax })
  const setTime = (progress: number): Instant => {
    const instant = addMilliseconds(endsAt, Math.round((progress - 1) * days * day))
    copying.setTime(instant)
    return instant
  }
  const startsAt = setTime(0)
  const writers = companies.map((company, index) => createWriter(ledger, company, index + 1, endsAt))
  for (const { found } of writers) await found(startsAt)
  const most = Math.max(...companies.map(({ activities }) => activities))
  for (let step = 1; step <= most; step += 1) {
    const progress = step / most
    const occurredAt = setTime(progress)
    for (const { actUpTo } of writers) await actUpTo(progress, occurredAt)
  }
  for (const { leaveOpen } of writers) await leaveOpen(endsAt)
  return copying.end()
}

/** The commands of one company. */
const createWriter = (ledger: Ledger, company: Company, seed: number, endsAt: Instant) => {
  const { teamId, name, memberIds, members, activities: total } = company
  const activities = createActivities(company, seed)
  const decision = createDecision(company, endsAt)
  let [sent, acted] = [0, 0]

  const send = async (wish: ScaleWish, occurredAt: Instant, by?: string, id?: string): Promise<void> => {
    sent += 1
    const actor =
      by === undefined ? { kind: 'system' as const, id: 'scale' } : { kind: 'member' as const, id: by }
    const envelope = { id: id ?? derivedId('scale', name, String(sent)), teamId, actor, occurredAt }
    const command: LedgerCommand = { ...wish, ...envelope }
    const outcome = await ledger.handle(command)
    if (outcome.kind === 'accepted') {
      for (const event of outcome.events) decision.observe(parseRecorded(event))
      await settle(ledger, outcome.events)
    }
    // A redemption that was declined can't be completed.
    else if (wish.type !== 'completeRedemption')
      throw new Error(`${wish.type} was rejected: ${JSON.stringify(outcome.rejection)}`)
  }
  const perform = async ({ by, wishes }: Act, occurredAt: Instant): Promise<void> => {
    for (const wish of wishes) await send(wish, occurredAt, by)
  }
  const acting = (occurredAt: Instant) => ({ occurredAt, period: periodAt(occurredAt, 'MONTHLY', 'UTC') })

  /** As the nightly schedule does it, which then finds nothing to do. */
  const resetAllowances = async (occurredAt: Instant): Promise<void> => {
    const { period } = acting(occurredAt)
    for (const memberId of memberIds)
      for (const allowance of ['shoutout', 'award'] as const) {
        const points = allowance === 'shoutout' ? monthlyShoutoutPoints : 0
        const id = processCommandId('resetAllowance', teamId, memberId, allowance, period)
        const wish = {
          type: 'resetAllowance',
          data: { memberId, allowance },
          policy: { grant: { period, points } },
        } as const
        await send(wish, occurredAt, undefined, id)
      }
  }

  return {
    found: async (occurredAt: Instant): Promise<void> => {
      for (const wish of foundingCommands(company, endsAt)) await send(wish, occurredAt)
      for (const wish of competitionsOf(company, endsAt)) await send(wish, occurredAt)
      await send(
        {
          type: 'topUpFund',
          data: {
            topUpId: derivedId('scale', name, 'fund'),
            points: 100_000,
            paymentReference: `scale ${name}`,
          },
        },
        occurredAt,
      )
    },
    /** Performs the activities up to a part of them all. */
    actUpTo: async (progress: number, occurredAt: Instant): Promise<void> => {
      for (; acted < Math.floor(total * progress); acted += 1)
        await perform(activities.activity(acted, acting(occurredAt)), occurredAt)
    },
    /** Leaves a decided competition, campaigns, proposals and dead letters behind, in proportion to the members. */
    leaveOpen: async (occurredAt: Instant): Promise<void> => {
      await resetAllowances(occurredAt)
      for (const wish of campaignCommands(company, occurredAt)) await send(wish, occurredAt)
      await send(decision.decide(), occurredAt)
      for (const wish of lastChanges(company)) await send(wish, occurredAt)
      for (const act of activities.lastRedemptions()) await perform(act, occurredAt)
      for (let index = 0; index < Math.ceil(members / 50); index += 1) {
        await perform(activities.proposal(), occurredAt)
        await perform(activities.failingShoutout(total + index, acting(occurredAt)), occurredAt)
      }
    },
  }
}
