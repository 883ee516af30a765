import type { CommandId } from '../../kernel/ids.ts'

/**
 * The stream of each member's command, for logs in which an event id is unique per stream only. A claim is durable and
 * outlives a rejection: after one, the same id is accepted for the same stream only.
 */
export type CommandStreams = {
  /** Claims a command for a stream, unless another stream has it. Answers the stream that has it. */
  claim(commandId: CommandId, stream: string): Promise<string>
}
