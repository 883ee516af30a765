import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import type { Command } from 'commander'
import { withStores } from '../withStores.ts'
import { checkpointText } from './checkpoints/checkpointFile.ts'
import { checkpointKey, publicKeyText } from './checkpoints/checkpointKey.ts'
import { checkpointLock, signNow } from './checkpoints/signNow.ts'

export const addCheckpoint = (audit: Command): void => {
  audit
    .command('checkpoint')
    .description('Sign where the log stands now. Keep the line that is printed where its owner cannot write.')
    .action(() =>
      withStores(async ({ encryptedLog, databaseUrl }) => {
        const line = await whileLocked(databaseUrl, checkpointLock, () =>
          signNow(encryptedLog, storeSettings().home),
        )
        print(checkpointText(line))
      }),
    )
  audit
    .command('public-key')
    .description('Print the public key that checks checkpoints and receipts of this installation.')
    .action(async () => print(publicKeyText(await checkpointKey(storeSettings().home))))
}

const print = (text: string): void => {
  process.stdout.write(text)
}
