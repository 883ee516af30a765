import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { addMilliseconds, type Instant } from '../kernel/instant.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { settle } from '../processes/settle.ts'
import { createRandom } from './random.ts'
import { createSimulatedTeam, type Focus } from './simulatedTeam.ts'

const startsAt: Instant = '2026-01-01T00:00:00.000Z'
const hour = 60 * 60 * 1000

export type HistoryOptions = {
  readonly seed: number
  readonly commands: number
  readonly memberCount?: number
  readonly focus?: Focus
  /** Called when a command and all that followed from it is in the log. */
  readonly onSettled?: (log: EventLog, recordedAt: Instant, ledger: Ledger) => Promise<void>
}

/**
 * A year or so of a simulated team on a log in memory, with all reactions done. The log's clock runs beside the one people
 * act by and differs from it, as it does after an outage or an import.
 */
export const createSimulatedHistory = async ({
  seed,
  commands,
  memberCount = 5,
  focus,
  onSettled,
}: HistoryOptions) => {
  const random = createRandom(seed)
  let now = startsAt
  const log = createMemoryLog({ now: () => new Date(now) })
  const ledger = createLedger({ log })
  const team = createSimulatedTeam(random, `team ${seed}`, memberCount, focus)
  const story = [...team.founding(), ...Array.from({ length: commands }, team.nextCommand)]
  for (const command of story) {
    now = addMilliseconds(now, random.below(36) * hour)
    const outcome = await ledger.handle(command)
    if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
    await onSettled?.(log, now, ledger)
  }
  return { log, ledger, teamId: team.teamId, random, startsAt, endsAt: now }
}
