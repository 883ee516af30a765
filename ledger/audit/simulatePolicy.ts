import { streamPrefixesOf } from '../handling/streams.ts'
import type { ChannelId, TeamId } from '../kernel/ids.ts'
import type { EventLog } from '../log/port.ts'
import { createPolicySimulation, type SimulationRequest } from '../policySimulation/createPolicySimulation.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { noteTitle } from './channelTitles.ts'

/** Simulates a policy on the log of one team. Reads its streams once, and changes nothing. */
export const simulatePolicy = async (
  log: Pick<EventLog, 'readAll'>,
  { teamId, ...request }: SimulationRequest & { readonly teamId: TeamId },
  signal?: AbortSignal,
) => {
  const simulation = createPolicySimulation(request)
  const channelTitles = new Map<ChannelId, string>()
  for await (const batch of log.readAll(undefined, { streamPrefixes: streamPrefixesOf(teamId) })) {
    signal?.throwIfAborted()
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      simulation.observe(event)
      noteTitle(channelTitles, event)
    }
  }
  return { ...simulation.result(), channelTitles }
}

export type SimulatedTeamPolicy = Awaited<ReturnType<typeof simulatePolicy>>
