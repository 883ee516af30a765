import { Month } from '@laurel/ledger/kernel/month.ts'
import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../delivery/job.ts'

type MonthOfTeam = { readonly teamId: string; readonly month: Month }
const payload = z.strictObject({ teamId: z.uuid(), month: Month })

/** Reads the books of a month, and closes it where that was ordered. */
export const booksJob = defineJob({ name: 'books.read', payload })

/** Writes an ordered attestation pack. */
export const packJob = defineJob({
  name: 'books.pack',
  payload: payload.extend({ packId: z.uuid() }),
})

/** One after the other in a team, because each reads its whole history. */
const laneOf = ({ teamId }: MonthOfTeam) => ({ lane: `books ${teamId}`, owner: teamId })

export const newBooksJob = ({ orderId, ...of }: MonthOfTeam & { readonly orderId: string }): NewJob =>
  newJob(booksJob, of, { key: `${booksJob.name} ${orderId}`, ...laneOf(of) })

export const newPackJob = (of: MonthOfTeam & { readonly packId: string }): NewJob =>
  newJob(packJob, of, { key: `${packJob.name} ${of.packId}`, ...laneOf(of) })
