import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { addMilliseconds, type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { CommandFailed } from '../reportFailure.ts'
import { historyCommands, type ImportOptions, rowKey } from './historyCommands.ts'
import type { HistoryRow, SourceCells } from './historyRow.ts'

export type NumberedRow = {
  readonly line: number
  readonly source: SourceCells
  readonly row: HistoryRow
  readonly occurrence?: number
}
type CountedRow = NumberedRow & { readonly occurrence: number }
export type RefusedRow = CountedRow & { readonly reason: string; readonly detail: string }

/** Rows that are imported concurrently. Rows of one giver keep their order: their commands share a stream. */
const underWayMax = 256

/** Exports write local times as if they were UTC: a later row is a typing error, and its points could be spent today. */
const aheadMilliseconds = 24 * 60 * 60 * 1000

/** Gives every row of a history as a shoutout at its own time, and returns the rows that the rules refused, by line. */
export const importHistory = async (
  ledger: Ledger,
  rows: readonly NumberedRow[],
  options: ImportOptions,
  onProgress: (done: number) => void,
  now: Instant = instantOf(new Date()),
): Promise<readonly RefusedRow[]> => {
  const latest = addMilliseconds(now, aheadMilliseconds)
  const [inTime, ahead] = partition(counted(rows), ({ row }) => row.at <= latest)
  const refused: RefusedRow[] = ahead.map(row => ({
    ...row,
    reason: 'IN_THE_FUTURE',
    detail: `The time is after ${latest}. Import the row when the time has come.`,
  }))
  const [first] = inTime
  if (!first) return refused
  const commands = historyCommands(options)
  await found(ledger, commands, options, inTime, first.row.at)

  let done = 0
  await inOrder(inTime, async numbered => {
    const outcome = await ledger.handle(commands.giveShoutout(numbered.row, numbered.occurrence))
    if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
    else refused.push({ ...numbered, reason: outcome.rejection.code, detail: detailOf(outcome.rejection) })
    done += 1
    onProgress(done)
  })
  return refused.toSorted((left, right) => left.line - right.line)
}

/** The rows in the order in which they are given: by time and then by content, whatever their order in the file. */
const counted = (rows: readonly NumberedRow[]): readonly CountedRow[] => {
  const seen = new Map<string, number>()
  return rows
    .map(numbered => {
      const key = rowKey(numbered.row)
      const occurrence = numbered.occurrence ?? (seen.get(key) ?? 0) + 1
      if (numbered.occurrence === undefined) seen.set(key, occurrence)
      return { key, counted: { ...numbered, occurrence } }
    })
    .sort(
      (left, right) =>
        compare(left.counted.row.at, right.counted.row.at) ||
        compare(left.key, right.key) ||
        left.counted.occurrence - right.counted.occurrence,
    )
    .map(({ counted }) => counted)
}

const partition = <Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(belongs),
  items.filter(item => !belongs(item)),
]

/** Creates the team, its policy and every person of the history, as of their first appearance. */
const found = async (
  ledger: Ledger,
  commands: ReturnType<typeof historyCommands>,
  { team }: ImportOptions,
  inTime: readonly NumberedRow[],
  startsAt: Instant,
): Promise<void> => {
  const created = await ledger.handle(commands.createTeam(startsAt))
  if (created.kind === 'rejected')
    throw new CommandFailed(
      `There is a team ${team} already that no import made. Choose another name with --team.`,
    )
  await ledger.handle(commands.setAllowancePolicy(startsAt))
  const appeared = new Map<string, Instant>()
  for (const { row } of inTime)
    for (const key of [row.from, row.to]) if (!appeared.has(key)) appeared.set(key, row.at)
  await inOrder([...appeared], async ([key, at]) => {
    const added = await ledger.handle(commands.addMember(key, at))
    if (added.kind === 'rejected')
      throw new CommandFailed(`${key} could not be added: ${added.rejection.code}.`)
  })
}

/** Starts the work on all items in order, with bounded concurrency. */
const inOrder = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const upcoming = items.values()
  const lane = async (): Promise<void> => {
    for (const item of upcoming) await work(item)
  }
  await Promise.all(Array.from({ length: underWayMax }, lane))
}

const detailOf = (rejection: { readonly code: string }): string =>
  Object.entries(rejection)
    .filter(([name]) => name !== 'code')
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ')

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
