import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { CommandFailed } from '../reportFailure.ts'
import { historyCommands, type ImportOptions } from './historyCommands.ts'
import type { HistoryRow, SourceCells } from './historyRow.ts'

export type NumberedRow = {
  readonly line: number
  readonly source: SourceCells
  readonly row: HistoryRow
}
export type RefusedRow = NumberedRow & { readonly reason: string; readonly detail: string }

/** Rows that are imported concurrently. Rows of one giver keep their order: their commands share a stream. */
const underWayMax = 256

/** Gives every row of a history as a shoutout at its own time, and returns the rows that the rules refused, by line. */
export const importHistory = async (
  ledger: Ledger,
  rows: readonly NumberedRow[],
  options: ImportOptions,
  onProgress: (done: number) => void,
): Promise<readonly RefusedRow[]> => {
  const inTime = rows.toSorted((left, right) => compare(left.row.at, right.row.at) || left.line - right.line)
  const [first] = inTime
  if (!first) return []
  const commands = historyCommands(options)
  await found(ledger, commands, options, inTime, first.row.at)

  const refused: RefusedRow[] = []
  let done = 0
  await inOrder(inTime, async numbered => {
    const outcome = await ledger.handle(commands.giveShoutout(numbered.row))
    if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
    else refused.push({ ...numbered, reason: outcome.rejection.code, detail: detailOf(outcome.rejection) })
    done += 1
    onProgress(done)
  })
  return refused.toSorted((left, right) => left.line - right.line)
}

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
