import { createPublicKey } from 'node:crypto'
import { checkFile } from '@laurel/ledger/checkpoints/checkFile.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { signCheckpoint } from '@laurel/ledger/checkpoints/signature.ts'
import { takeCheckpoint } from '@laurel/ledger/checkpoints/takeCheckpoint.ts'
import { instantOf } from '@laurel/ledger/values/instant.ts'
import type { Command } from 'commander'
import type { Stores } from '../../stores/openStores.ts'
import { storeSettings } from '../../stores/settings.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { checkpointText, keepCheckpoint, keptCheckpoints } from './checkpoints/checkpointFile.ts'
import { checkpointKey, publicKeyText } from './checkpoints/checkpointKey.ts'
import { oneAtATime } from './checkpoints/oneAtATime.ts'

export const addCheckpoint = (audit: Command): void => {
  audit
    .command('checkpoint')
    .description('Sign where the log stands now. Keep the line that is printed where its owner cannot write.')
    .action(() =>
      withStores(async stores => {
        const line = await oneAtATime(stores.databaseUrl, () => checkpoint(stores))
        print(checkpointText(line))
      }),
    )
  audit
    .command('public-key')
    .description('Print the public key that checks checkpoints and receipts of this installation.')
    .action(async () => print(publicKeyText(await checkpointKey(storeSettings().home))))
}

const checkpoint = async ({ sealedLog: log }: Stores): Promise<CheckpointLine> => {
  const { home } = storeSettings()
  const key = await checkpointKey(home)
  const before = await keptCheckpoints(home)
  const faults = checkFile(before, createPublicKey(key))
  if (faults.length > 0) throw nothingSigned(faults)
  const taken = await takeCheckpoint(log, before, instantOf(new Date()))
  switch (taken.kind) {
    case 'broken':
      throw nothingSigned(taken.messages)
    case 'unchanged':
      return taken.line
    case 'taken': {
      const line = { ...signCheckpoint(taken.checkpoint, key), changed: taken.changed }
      await keepCheckpoint(home, line)
      return line
    }
  }
}

const nothingSigned = (messages: readonly string[]): CommandFailed =>
  new CommandFailed(
    ['No checkpoint was signed, because the log or its checkpoints were changed:', ...messages].join('\n  '),
  )

const print = (text: string): void => {
  process.stdout.write(text)
}
