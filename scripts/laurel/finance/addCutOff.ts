import { readCutOff } from '@laurel/ledger/audit/finance/cutOff.ts'
import { monthRequest } from '@laurel/ledger/audit/liability/closedMonth.ts'
import { dollarsOf } from '@laurel/ledger/audit/liability/statement.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { closingRange } from '@laurel/ledger/teams/closingRange.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { csvOf } from '../audit/csv.ts'
import { reconciledLiability, teamCalled } from '../audit/liability/addLiability.ts'
import { print } from '../output.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'

type Asked = { readonly team: string; readonly month: string }

export const addCutOff = (finance: Command): void => {
  finance
    .command('cut-off')
    .description(
      'Print the events that happened on one side of a month’s end and were recorded on the other, as CSV, and check that they explain the difference between the two statements.',
    )
    .requiredOption('--team <team>', 'name, id or external key')
    .requiredOption('--month <month>', 'a month such as 2026-10, in the team’s time zone')
    .action((asked: Asked) => {
      const month = Month.safeParse(asked.month)
      if (!month.success) throw new CommandFailed(z.prettifyError(month.error))
      return withStores(({ log }) => cutOff(log, asked.team, month.data))
    })
}

const cutOff = async (log: EventLog, wanted: string, month: Month): Promise<void> => {
  const team = await teamCalled(log, wanted)
  const range = team.closedMonths.get(month) ?? closingRange(team, month)
  const recorded = monthRequest(team.teamId, range)
  const closingOf = async (clock: 'occurred' | 'recorded') =>
    (await reconciledLiability(log, { ...recorded, clock })).pack.closing
  const [byRecord, byOccurrence] = [await closingOf('recorded'), await closingOf('occurred')]
  await print(csvOf([['side', 'event_id', 'type', 'occurred_at', 'recorded_at', 'redeemable']]))
  let [late, early] = [0, 0]
  for await (const event of readCutOff(log, team.teamId, range.until)) {
    if (event.side === 'late') late += event.redeemable
    else early += event.redeemable
    const { side, id, type, occurredAt, recordedAt, redeemable } = event
    await print(csvOf([[side, id, type, occurredAt, recordedAt, redeemable]]))
  }
  process.stderr.write(
    [
      amount(`Held at the end of ${month} as recorded`, byRecord),
      amount('Recorded later, happened before', late),
      amount('Recorded before, happened later', 0 - early),
      amount(`Held at the end of ${month} as it happened`, byOccurrence),
      '',
    ].join('\n'),
  )
  if (byRecord + late - early !== byOccurrence)
    throw new CommandFailed('The listed events do not explain the difference. Run: laurel audit verify')
}

const amount = (line: string, points: Points): string =>
  `${line.padEnd(42)} ${dollarsOf(points).padStart(12)} USD`
