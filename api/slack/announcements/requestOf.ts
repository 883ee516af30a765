import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'

/** The request that a stream of a redemption begins with. */
export const requestOf = async (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
): Promise<EventNamed<'RedemptionRequested'>> => {
  for await (const [recorded] of log.readStream(stream, 0, 1)) {
    const event = recorded && parseRecorded(recorded)
    if (event?.type === 'RedemptionRequested') return event
    break
  }
  throw new Error(`${stream} does not begin with a request.`)
}
