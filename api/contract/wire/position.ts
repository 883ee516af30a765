import { z } from 'zod'

/**
 * Where the log stands with a command. A query that passes it as `after` waits, briefly, until its answer shows
 * what the command did. Positions grow; their differences count nothing.
 */
export const Position = z.int().min(-1)

export const After = z.object({ after: z.coerce.number().int().min(-1).optional() })

/** What a command answers when it has nothing else to say. */
export const Acknowledged = z.object({ ok: z.literal(true), position: Position })
export type Acknowledged = z.infer<typeof Acknowledged>
