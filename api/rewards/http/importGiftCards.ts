import { importGiftCards } from '@laurel/contract/rewards/importGiftCards.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import type { Speech } from '../../messages/speech.ts'
import { importGiftCards as importFile } from '../giftCards/byHand/importGiftCards.ts'

/** The signal of a request ends once its body is read. */
const importMilliseconds = 20_000

export const serveImportGiftCards = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(importGiftCards),
    handler: async request => {
      const { teamId } = callerOf(request)
      const outcome = await importFile(
        database,
        { teamId, file: request.body.file },
        AbortSignal.timeout(importMilliseconds),
      )
      if (outcome.kind === 'unreadable')
        return {
          ok: false,
          error: 'FILE_UNREADABLE',
          message: inLines(outcome.problem, speechOf(request)),
          imported: 0,
          removed: 0,
        } as const
      return { ok: true, error: null, message: null, imported: outcome.seen, removed: outcome.removed }
    },
  })
}

/** Each line of a problem is a sentence of its own. */
const inLines = (problem: string, speech: Speech): string =>
  problem
    .split('\n')
    .map(line => speech.written(line))
    .join('\n')
