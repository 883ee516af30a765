import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { handle, type JobHandler } from '../delivery/handler.ts'
import { dead, done } from '../delivery/outcome.ts'
import { packJob } from './booksJobs.ts'
import { failPack } from './packRows.ts'
import type { WriteOrderedPack } from './writeOrderedPack.ts'

const attemptsMax = 4
const attemptMilliseconds = 30 * 60_000

type Dependencies = { readonly database: Queryable; readonly writePack: WriteOrderedPack }

/** Writes ordered attestation packs, one at a time in this process. A restart begins from the start. */
export const packHandler = ({ database, writePack }: Dependencies): JobHandler =>
  handle(
    packJob,
    async ({ payload, number, signal }) => {
      try {
        await writePack(payload, signal)
        return done
      } catch (error) {
        if (number < attemptsMax) throw error
        await failPack(database, payload.packId, 'The pack could not be written. Order it again.')
        return dead(error instanceof Error ? error.message : String(error))
      }
    },
    { atOnceMax: 1, attemptsMax, attemptMilliseconds },
  )
