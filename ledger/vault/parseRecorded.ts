import { type LedgerEvent, ledgerEvents, type RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { eventCodec } from '../handling/eventCodec.ts'
import type { RecordedEvent } from '../log/port.ts'
import { decryptPersonal } from './personalData.ts'

const ledgerCodec = eventCodec<LedgerEvent>(ledgerEvents)

/**
 * Parses the type and data of a recorded event by its schema. Throws if they do not fit. Personal data that is still
 * encrypted reads as if the person were forgotten, so that books can be checked without any key.
 */
export const parseRecorded = (recorded: RecordedEvent): RecordedLedgerEvent => ({
  ...recorded,
  ...ledgerCodec.parse(decryptPersonal(recorded, [undefined])),
})
