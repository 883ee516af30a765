import type { CommandId } from '../../kernel/ids.ts'
import type { CommandStreams } from './commandStreams.ts'

/** For specs and simulations. */
export const createMemoryCommandStreams = (): CommandStreams => {
  const streams = new Map<CommandId, string>()
  return {
    claim: async (commandId, stream) => {
      const owner = streams.get(commandId) ?? stream
      streams.set(commandId, owner)
      return owner
    },
  }
}
