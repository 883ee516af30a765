import { randomUUID } from 'node:crypto'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { createDirectory } from '@laurel/ledger/audit/directory.ts'
import { findMembers } from '@laurel/ledger/audit/findMembers.ts'
import { monthRequest } from '@laurel/ledger/audit/liability/closedMonth.ts'
import { packDigest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { closingRange } from '@laurel/ledger/teams/closingRange.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { byDescription, operatorOf } from '../../operator.ts'
import { CommandFailed } from '../../reportFailure.ts'
import { withStores } from '../../withStores.ts'
import { checkpointLock } from '../checkpoints/signNow.ts'
import { signOfDay } from '../checkpoints/signOfDay.ts'
import { reconciledLiability, teamCalled } from './addLiability.ts'
import { statementText } from './printStatement.ts'

export const addCloseMonth = (audit: Command): void => {
  audit
    .command('close-month')
    .description(
      'Record the books of a month. Nothing can be posted into the month afterwards, and audit liability --month compares with them.',
    )
    .requiredOption('--team <team>', 'name, id or external key')
    .option('--by <member>', byDescription)
    .argument('<month>', 'a month such as 2026-10, in the team’s time zone')
    .action((given: string, { team, by }: { team: string; by?: string }) => {
      const month = Month.safeParse(given)
      if (!month.success) throw new CommandFailed(z.prettifyError(month.error))
      return withStores(async stores => close(stores, await teamCalled(stores.log, team), month.data, by))
    })
}

const close = async (
  stores: Stores,
  team: KnownTeam,
  month: Month,
  by: string | undefined,
): Promise<void> => {
  const { log } = stores
  const actor = await operatorOf('laurel audit close-month', by, wanted =>
    findMembers(log, createDirectory(), { wanted, teamIds: [team.teamId] }),
  )
  const occurredAt = instantOf(new Date())
  const read = await reconciledLiability(log, monthRequest(team.teamId, closingRange(team, month)))
  const digest = packDigest(read.pack)
  const outcome = await createLedger(stores).handle({
    type: 'closeMonth',
    id: randomUUID(),
    teamId: team.teamId,
    actor,
    occurredAt,
    data: { month, digest },
  })
  if (outcome.kind === 'accepted') {
    process.stdout.write(statementText(read, team, 'table'))
    process.stderr.write(`${month} of ${team.name} is closed with digest ${digest}.\n`)
    const { checkpoint } = await whileLocked(stores.databaseUrl, checkpointLock, () =>
      signOfDay(stores, storeSettings().home, occurredAt.slice(0, '2026-11-22'.length)),
    )
    process.stderr.write(`A checkpoint over ${checkpoint.events} events is signed.\n`)
    return
  }
  const { rejection } = outcome
  if (rejection.code === 'MONTH_NOT_OVER')
    throw new CommandFailed(`${month} is not over before ${rejection.overAt}. Close it then.`)
  if (rejection.code === 'MONTH_CLOSED')
    throw new CommandFailed(
      `${month} was closed before, with digest ${rejection.digest}. Fold it again with: ` +
        `laurel audit liability --team ${team.teamId} --month ${month}`,
    )
  throw new Error(`Closing ${month} was refused with ${rejection.code}.`)
}
