import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { RadarSignal, Threshold } from '@laurel/ledger/radar/vocabulary.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { Finding } from './findings.ts'

const Signal = z.object({
  signal: RadarSignal,
  is_on: z.boolean(),
  threshold: Threshold,
  /** The threshold that Laurel proposes. */
  proposed: Threshold,
})
export type Signal = z.infer<typeof Signal>

/** What the radar looks for, and when it last looked. */
export const readRadar = defineCall({
  name: 'readRadar',
  method: 'GET',
  path: '/v1/admin/radar',
  access: 'admin',
  summary: 'The signals of the radar',
  query: After,
  response: z.object({
    signals: z.array(Signal).max(RadarSignal.options.length),
    /** Null until the radar has looked at the team for the first time. */
    looked_at: Instant.nullable(),
    is_looking: z.boolean(),
  }),
})

/** What a signal would have found in each of the last twelve months, were it on with a threshold. */
export const backTestRadar = defineCall({
  name: 'backTestRadar',
  method: 'GET',
  path: '/v1/admin/radar/back-test',
  access: 'admin',
  summary: 'What a signal would have found',
  query: After.extend({
    signal: RadarSignal,
    threshold: z.coerce.number().pipe(Threshold),
  }),
  response: z.object({
    /** The oldest first; only those that the radar has looked at. */
    months: z
      .array(
        z.object({
          month: z.string().length(7),
          findings: z.int().min(0),
          /** The shoutouts and awards of the month. */
          thanks: z.int().min(0),
        }),
      )
      .max(12),
    /** The clearest of them. */
    examples: z.array(Finding).max(5),
  }),
})

/** Looks at the last twelve months in the background; nothing is switched on by that. */
export const lookBack = defineCall({
  name: 'lookBack',
  method: 'POST',
  path: '/v1/admin/radar/look',
  access: 'admin',
  summary: 'Have the radar look at the team now',
  response: z.object({ ok: z.literal(true) }),
})

export const setRadarSignal = defineCall({
  name: 'setRadarSignal',
  method: 'POST',
  path: '/v1/admin/radar/signals/:signal',
  access: 'admin',
  summary: 'Switch a signal of the radar on or off, and set its threshold',
  params: z.object({ signal: RadarSignal }),
  body: z.strictObject({ is_on: z.boolean(), threshold: Threshold }),
  response: Acknowledged,
  isCommand: true,
})
