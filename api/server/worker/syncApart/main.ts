import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { problemText } from '../../../delivery/problemText.ts'
import { openWorkspaces } from '../../../slack/installations/createSetup.ts'
import { runSync } from '../../../slack/sync/runSync.ts'
import { asChild } from '../../apart/asChild.ts'
import { jobCacheBytesMax } from '../../openLedgers.ts'
import { loadSecrets } from '../../stores/secrets.ts'
import { AskedSync } from './syncApart.ts'

await asChild(AskedSync, async ({ slackTeamId, cause, ...slack }, { stores, database, home, signal }) => {
  const workspaces = openWorkspaces({
    ledger: createLedger({ ...stores, cacheBytesMax: jobCacheBytesMax }),
    database,
    clock: () => new Date(),
    slack,
    encryptionKey: loadSecrets(home).encryptionKey,
  })
  try {
    await runSync(workspaces, { slackTeamId, cause }, signal)
  } catch (error) {
    // Administrators read why a sync failed: without the lines of the program.
    process.stderr.write(problemText(error))
    process.exitCode = 1
  }
})
