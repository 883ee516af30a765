import { fileURLToPath } from 'node:url'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { runApart } from '../../apart/runApart.ts'
import type { StoreSettings } from '../../stores/settings.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Scheduled work that sends a command to every member of a team. */
export const TeamWorkName = z.enum(['reset allowances', 'expire points'])
export type TeamWorkName = z.infer<typeof TeamWorkName>

/** What the program is asked to do. */
export const TeamWork = z.strictObject({ work: TeamWorkName, teamId: TeamId, now: Instant })

/** Does the work of one team in another process. */
export type TeamWorkApart = (teamId: TeamId, now: Instant, signal: AbortSignal) => Promise<void>

/**
 * Does scheduled work of a large team in a process of its own. Thousands of streams are read for it once, and the server
 * would keep the memory that they took.
 */
export const workApart =
  (settings: StoreSettings) =>
  (work: TeamWorkName): TeamWorkApart =>
  (teamId, now, signal) =>
    runApart(
      {
        program,
        settings,
        asked: { work, teamId, now } satisfies z.infer<typeof TeamWork>,
        failure: `The work “${work}” of a team failed`,
      },
      signal,
    ).catch((error: unknown) => {
      // The next run does what is left.
      if (!signal.aborted) throw error
    })
