import type { EventNamed } from '../../handling/byType.ts'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { TeamId } from '../../kernel/ids.ts'
import type { Month } from '../../kernel/month.ts'
import type { EventLog, RecordedEvent } from '../../log/port.ts'
import { teamStream } from '../../teams/stream.ts'
import type { Check } from '../check.ts'
import { parseOrFind } from '../wellFormed.ts'
import { monthRequest } from './closedMonth.ts'
import { createLiabilityFold, packDigest } from './liabilityPack.ts'

/** The closing of a month, as the log records it. */
export type Closing = Pick<EventNamed<'MonthClosed'>['data'], 'month' | 'from' | 'until'> & {
  readonly teamId: TeamId
}

/** The closings of all teams. They are read ahead, because the books of a month begin with the first event. */
export const readClosings = async (log: Pick<EventLog, 'readAll'>): Promise<readonly Closing[]> => {
  const closings: Closing[] = []
  for await (const batch of log.readAll(undefined, { streamPrefixes: [teamStream.prefix] }))
    for (const event of batch) closings.push(...closingIn(event))
  return closings
}

const closingIn = (recorded: RecordedEvent): readonly Closing[] => {
  if (recorded.type !== 'MonthClosed') return []
  const event = parseOrFind(recorded)
  if ('invariant' in event || event.type !== 'MonthClosed') return []
  const { month, from, until } = event.data
  return [{ month, from, until, teamId: event.metadata.teamId }]
}

type Team = {
  /** The books of the months that are closed later in the log. */
  readonly open: Map<Month, ReturnType<typeof createLiabilityFold>>
  readonly closed: Pick<Closing, 'month' | 'from' | 'until'>[]
}

/**
 * Folds the statement of every closed month again and compares it with the recorded digest, and checks that nothing is
 * recorded into a month after it was closed. Memory grows with the people of a team and its months.
 */
export const createClosedMonthsCheck = (closings: readonly Closing[]): Check => {
  const teams = new Map<TeamId, Team>()
  for (const { teamId, month, from, until } of closings) {
    const team = teams.get(teamId) ?? { open: new Map(), closed: [] }
    team.open.set(month, createLiabilityFold(monthRequest(teamId, { from, until })))
    teams.set(teamId, team)
  }
  return {
    invariant: 'months as closed',
    observe: event => {
      const team = teams.get(event.metadata.teamId)
      if (!team) return []
      return [
        ...observeOrTell(team, event),
        ...intrusion(team, event),
        ...(event.type === 'MonthClosed' ? close(team, event) : []),
      ]
    },
  }
}

/** A movement for which the statement has no line makes the event a finding. */
const observeOrTell = ({ open }: Team, event: RecordedLedgerEvent): readonly string[] => {
  try {
    for (const fold of open.values()) fold.observe(event)
    return []
  } catch (error) {
    return [`${event.type} ${event.id}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

const intrusion = ({ closed }: Team, { type, id, recordedAt }: RecordedLedgerEvent): readonly string[] => {
  const month = closed.find(({ from, until }) => from <= recordedAt && recordedAt < until)
  return month
    ? [`${type} ${id} is recorded at ${recordedAt}, in ${month.month}, which was closed before.`]
    : []
}

const close = (team: Team, { id, data }: EventNamed<'MonthClosed'>): readonly string[] => {
  const { month, from, until, digest } = data
  const open = team.open.get(month)
  team.open.delete(month)
  team.closed.push({ month, from, until })
  if (!open) return [`MonthClosed ${id} closes ${month} a second time.`]
  const folded = packDigest(open.pack())
  return folded === digest
    ? []
    : [`The books of ${month} were closed by MonthClosed ${id} with digest ${digest}, and fold to ${folded}.`]
}
