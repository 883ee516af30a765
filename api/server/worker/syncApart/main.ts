import { once } from 'node:events'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { problemText } from '../../../delivery/problemText.ts'
import { openWorkspaces } from '../../../slack/installations/createSetup.ts'
import { runSync } from '../../../slack/sync/runSync.ts'
import { asChild } from '../../apart/asChild.ts'
import { openDatabase } from '../../openDatabase.ts'
import { jobCacheBytesMax } from '../../openLedgers.ts'
import { loadSecrets } from '../../stores/secrets.ts'
import { storeSettings } from '../../stores/settings.ts'
import { AskedSync } from './syncApart.ts'

const [message]: unknown[] = await once(process, 'message')
const { slackTeamId, cause, ...slack } = AskedSync.parse(message)

await asChild(async stores => {
  const pools = openDatabase(stores.databaseUrl, () => undefined)
  const workspaces = openWorkspaces({
    ledger: createLedger({ ...stores, cacheBytesMax: jobCacheBytesMax }),
    database: pools.work,
    clock: () => new Date(),
    slack,
    encryptionKey: loadSecrets(storeSettings().home).encryptionKey,
  })
  // The process is killed to end it early: what is done is noted, and the next attempt does the rest.
  const { signal } = new AbortController()
  try {
    await runSync(workspaces, { slackTeamId, cause }, signal)
  } catch (error) {
    // Administrators read why a sync failed: without the lines of the program.
    process.stderr.write(problemText(error))
    process.exitCode = 1
  } finally {
    await pools.end()
  }
})
