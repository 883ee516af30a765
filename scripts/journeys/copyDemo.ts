import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processLag } from '@laurel/api/server/worker/processLag.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { replaceByCopy } from '../database/testDatabase.ts'
import { freePorts, type Ports } from './freePorts.ts'
import { laurelOn } from './laurelOn.ts'

type Demo = { readonly databaseUrl: string; readonly secrets: string; readonly ports: Ports }

const secretsIn = (home: string): string => join(home, 'secrets.json')

let demo: Promise<Demo> | undefined

/**
 * Puts the demo team with its year into a database and a home. It is made once, beside the first of them, with every
 * promise kept, since making it takes longer than many a journey. Answers the ports to serve it at: its pictures have
 * their addresses there.
 */
export const copyDemo = async (databaseUrl: string, home: string): Promise<Ports> => {
  demo ??= makeDemo(databaseUrl)
  const made = await demo
  writeFileSync(secretsIn(home), made.secrets, { mode: 0o600 })
  await replaceByCopy(databaseUrl, made.databaseUrl)
  return made.ports
}

const makeDemo = async (besideUrl: string): Promise<Demo> => {
  const databaseUrl = `${besideUrl}_demo`
  await replaceByCopy(databaseUrl)
  const home = createTemporaryHome('demo-')
  const ports = await freePorts()
  const laurel = await laurelOn({ home, databaseUrl, ports })
  const log = createPostgresLog({ url: databaseUrl })
  while ((await processLag(laurel.database, log)).isBehind) await pause(50)
  await log.close()
  await laurel.stop()
  const secrets = readFileSync(secretsIn(home), 'utf8')
  rmSync(home, { recursive: true, force: true })
  return { databaseUrl, secrets, ports }
}
