import type { LedgerCommand } from '../handling/commands.ts'
import type { Ledger } from '../handling/ledger.ts'

/** Sends a command and insists that it was recorded for the first time. */
export const recordCommand = async (ledger: Ledger, command: LedgerCommand): Promise<void> => {
  const outcome = await ledger.handle(command)
  if (outcome.kind === 'rejected' || outcome.isRepeated)
    throw new Error(`${command.type} was not recorded: the benchmark is wrong. ${JSON.stringify(outcome)}`)
}
