import { z } from 'zod'
import { canonicalJson } from '../canonicalJson.ts'
import type { EventMetadata, JsonObject, RecordedEvent } from '../port.ts'

/** An event as a line of a file. Equal events have equal lines. */
export const eventLine = ({ data, ...event }: RecordedEvent): string =>
  `${canonicalJson({ ...event, data })}\n`

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const Line: z.ZodType<RecordedEvent> = z.strictObject({
  position: z.int(),
  stream: z.string(),
  revision: z.int(),
  id: z.string(),
  type: z.string(),
  version: z.int(),
  // The hash covers both, and is checked wherever a line is used.
  data: z.custom<JsonObject>(isObject),
  metadata: z.custom<EventMetadata>(isObject),
  recordedAt: z.string(),
  hash: z.string(),
})

/** The event of a line. Throws where it holds none. */
export const parseEventLine = (line: string): RecordedEvent => Line.parse(JSON.parse(line))
