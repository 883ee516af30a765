import { z } from 'zod'

/** An acknowledgement: this command is in the log, at this position. */
export const Acknowledged = z.object({
  commandId: z.string(),
  /** The event that carries the command out. */
  eventType: z.enum([
    'PointsAdjusted',
    'RedemptionCancelled',
    'RedemptionCompleted',
    'RedemptionRequested',
    'ShoutoutGiven',
    'ShoutoutRecalled',
    'ShoutoutReinstated',
  ]),
  position: z.int().min(0),
})
export type Acknowledged = z.infer<typeof Acknowledged>

/** An event of the log, and the command it came from. */
export type Found = { readonly type: string; readonly position: number; readonly commandId: string }

/**
 * Compares acknowledgements with the log. Every client sends a command until it is answered, so both sides must agree:
 * every acknowledged command is recorded once, and every recorded command was acknowledged.
 */
export const brokenAcknowledgements = (
  acknowledged: readonly Acknowledged[],
  log: Iterable<Found>,
): readonly string[] => {
  const positions = new Map<string, number[]>()
  for (const { type, position, commandId } of log) {
    if (!Acknowledged.shape.eventType.safeParse(type).success) continue
    const name = nameOf(type, commandId)
    const found = positions.get(name)
    if (found) found.push(position)
    else positions.set(name, [position])
  }
  const broken: string[] = []
  for (const { commandId, eventType, position } of acknowledged) {
    const name = nameOf(eventType, commandId)
    const found = positions.get(name) ?? []
    positions.delete(name)
    if (found.length !== 1) broken.push(`${name} was acknowledged and is in the log ${found.length} times.`)
    else if (found.some(recordedAt => recordedAt > position))
      broken.push(`${name} was acknowledged at ${position} and recorded after that, at ${found.join()}.`)
  }
  for (const name of positions.keys()) broken.push(`${name} is in the log without an acknowledgement.`)
  return broken
}

const nameOf = (eventType: string, commandId: string): string => `${eventType} of command ${commandId}`
