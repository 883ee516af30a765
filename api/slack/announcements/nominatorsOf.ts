import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'

/** The members who nominated in a campaign, each once. Read from the log, because read models may be behind the end. */
export const nominatorsOf = async (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
): Promise<ReadonlySet<MemberId>> => {
  const nominators = new Set<MemberId>()
  for await (const batch of log.readStream(stream))
    for (const event of batch.map(parseRecorded))
      if (event.type === 'MemberNominated') nominators.add(event.data.nominatorId)
  return nominators
}
