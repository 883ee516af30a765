import type { EventLog, RecordedEvent } from '../../log/port.ts'
import { createChainCheck, type VerifyChainOptions } from '../../log/verifyChain.ts'

/** An event, and its defect if the chain of its stream breaks there. */
export type CheckedEvent = { readonly event: RecordedEvent; readonly broken: string | undefined }

/** Reads a whole log from its beginning and checks the chains of its streams. */
export async function* readChecked(
  log: Pick<EventLog, 'readAll'>,
  options: VerifyChainOptions,
): AsyncGenerator<Iterable<CheckedEvent>> {
  const chain = createChainCheck(options)
  function* checked(events: readonly RecordedEvent[]): Generator<CheckedEvent> {
    for (const event of events) yield { event, broken: chain.observe(event)?.message }
  }
  for await (const batch of log.readAll()) yield checked(batch)
}
