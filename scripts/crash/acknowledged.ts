import { z } from 'zod'

/** What a client was promised: this command is in the log, and the log stands at this position with it. */
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

/** An event that stands in the log, and the command it came from. */
export type Found = { readonly type: string; readonly position: number; readonly commandId: string }

/**
 * Holds what clients were promised against the log. Every client went on until it was answered, so that both sides
 * must agree: nothing acknowledged is missing or doubled, and nothing is recorded that nobody was told of.
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
  for (const name of positions.keys()) broken.push(`${name} is in the log and nobody was told.`)
  return broken
}

const nameOf = (eventType: string, commandId: string): string => `${eventType} of command ${commandId}`
