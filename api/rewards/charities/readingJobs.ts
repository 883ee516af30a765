import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { defineJob, newJob } from '../../delivery/job.ts'
import { done, failed } from '../../delivery/outcome.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { isKnownSince, keepFacts, keepUnknown } from './facts.ts'
import type { ReadingDependencies } from './readCauses.ts'
import { searchedWords } from './words.ts'

const readJob = defineJob({
  name: 'charities.read',
  payload: z.discriminatedUnion('about', [
    z.strictObject({ about: z.literal('charity'), ein: z.string().length(9) }),
    z.strictObject({ about: z.literal('words'), words: z.string().min(1).max(400) }),
  ]),
})
type Payload = z.infer<typeof readJob.payload>

const month = 30 * 24 * 60 * 60_000
const [dayLength, monthLength] = ['2026-11-23'.length, '2026-11'.length]

/** Searches that find fewer than this are repeated at the source, for the next person with these words. */
const fewMax = 5
const wordsLengthMin = 4

type Asking = { readonly teamId: TeamId; readonly now: Instant }

/** Enqueues a look at the source for a nonprofit that a person opens, once in a month. */
export const oweDetails = async (
  database: Queryable,
  { teamId, now }: Asking,
  ein: string,
): Promise<void> => {
  if (await isKnownSince(database, ein, addMilliseconds(now, -month))) return
  await owe(database, { teamId, now }, { about: 'charity', ein }, `${ein} ${now.slice(0, monthLength)}`)
}

/** Enqueues a search at the source for words that found little, once a day. */
export const oweSearch = async (
  database: Queryable,
  { teamId, now }: Asking,
  text: string,
  found: number,
): Promise<void> => {
  const words = searchedWords(text).join(' ')
  if (found >= fewMax || words.length < wordsLengthMin) return
  await owe(database, { teamId, now }, { about: 'words', words }, `${words} ${now.slice(0, dayLength)}`)
}

const owe = async (
  database: Queryable,
  { teamId, now }: Asking,
  payload: Payload,
  key: string,
): Promise<void> => {
  const order = { key: `${readJob.name} ${key}`, lane: readJob.name, owner: teamId }
  await enqueue(database, [newJob(readJob, payload, order)], now)
}

/** The source allows 100 looks at nonprofits in a minute. */
const laneIntervalMilliseconds = 700

export const readingHandler = ({
  database,
  source,
  clock,
}: ReadingDependencies & { readonly clock: () => Instant }): JobHandler =>
  handle(
    readJob,
    async ({ payload, signal }) => {
      try {
        if (payload.about === 'words')
          await keepFacts(database, await source.search(payload.words, signal), clock())
        else {
          const facts = await source.details(payload.ein, signal)
          await (facts?.ein === payload.ein
            ? keepFacts(database, [facts], clock())
            : keepUnknown(database, payload.ein, clock()))
        }
        return done
      } catch (error) {
        if (error instanceof VendorUncertain) return failed(error.message)
        throw error
      }
    },
    { atOnceMax: 1, attemptsMax: 5, laneIntervalMilliseconds },
  )
